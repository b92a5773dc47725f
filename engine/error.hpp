#pragma once

#include <stdexcept>
#include <string>

namespace lockstep {

/// One line for people: what was wrong, with which value, and what to do.
class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The call was wrong: input, parameter, id. Exit status 2.
class InputError : public Error {
public:
    using Error::Error;
};

/// No OpenCL device can be used. Exit status 3.
class NoDeviceError : public Error {
public:
    using Error::Error;
};

/// A device failed while running. `details` holds what --verbose prints (a build log).
class DeviceError : public Error {
public:
    explicit DeviceError(const std::string& message, std::string details = {})
        : Error(message), m_details(std::move(details))
    {
    }
    const std::string& details() const { return m_details; }

private:
    std::string m_details;
};

/// Thrown where a stop was asked for; no error.
struct Cancelled {};

} // namespace lockstep
