#include "ui/kit/bucket_marks.hpp"

#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

TEST(BucketSigns, NoneIsAnArrowhead)
{
    for (std::uint32_t bucket = 0; bucket < bucketSigns; ++bucket) {
        Scene scene;
        addBucketSign(scene, bucket, {50, 50}, 10, Qt::blue, Qt::white);
        for (const Mark& mark : scene.marks)
            if (const auto* path = std::get_if<PathShape>(&mark.shape)) {
                EXPECT_NE(path->path.toFillPolygon().size(), 4) << bucket << ": three corners";
            }
        EXPECT_FALSE(scene.marks.empty()) << bucket;
    }
}

} // namespace
} // namespace lockstep::ui
