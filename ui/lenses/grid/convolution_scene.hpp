#pragma once

#include "ui/lenses/grid/read_convolution.hpp"
#include "ui/lenses/grid/scene.hpp"

namespace lockstep::ui {

/// How far the tiles are filled at this time, from 0 to 1: trip after trip.
double tilesFilled(const ConvolutionRead& read, const GridTime& time);
/// How many of a pixel's products are added at this time.
std::size_t productsDone(const ConvolutionRead& read, const ConvolutionPixel& pixel, const GridTime& time);
bool isStored(const ConvolutionRead& read, const ConvolutionPixel& pixel, const GridTime& time);

Scene convolutionScene(const ConvolutionRead& read, const Resident& resident, const GridTime& time, const View& view);

std::vector<Phrase> tellConvolution(const ConvolutionRead& read, const GridTime& time);

} // namespace lockstep::ui
