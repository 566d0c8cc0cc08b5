// Answers: Embree's rtcIntersect1, the device on one thread.
#include "bench/ray/peers.hpp"

#ifdef TUNNEL_PEER_EMBREE
#include <embree3/rtcore.h>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>

namespace tunnel::bench {

namespace {

struct FloatBox {
    std::array<float, 3> lo, hi;
};

void bounds_of_box(const RTCBoundsFunctionArguments* args) {
    const FloatBox& box = static_cast<const FloatBox*>(args->geometryUserPtr)[args->primID];
    *args->bounds_o = {box.lo[0], box.lo[1], box.lo[2], 0.0F, box.hi[0], box.hi[1], box.hi[2], 0.0F};
}

// Slabs, as its user would write them; N is 1 with rtcIntersect1.
void meet_box(const RTCIntersectFunctionNArguments* args) {
    if (args->valid[0] == 0) return;
    const FloatBox& box = static_cast<const FloatBox*>(args->geometryUserPtr)[args->primID];
    auto& all = *reinterpret_cast<RTCRayHit*>(args->rayhit);
    RTCRay& ray = all.ray;
    const std::array<float, 3> from{ray.org_x, ray.org_y, ray.org_z}, way{ray.dir_x, ray.dir_y, ray.dir_z};
    float enter = -1e30F, exit = 1e30F;
    std::size_t axis = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const float inverse = 1.0F / way[i];
        const float a = (box.lo[i] - from[i]) * inverse, b = (box.hi[i] - from[i]) * inverse;
        if (std::min(a, b) > enter) enter = std::min(a, b), axis = i;
        exit = std::min(exit, std::max(a, b));
    }
    if (enter > exit || enter < ray.tnear || enter > ray.tfar) return;
    ray.tfar = enter;
    std::array<float, 3> normal{};
    normal[axis] = way[axis] > 0.0F ? -1.0F : 1.0F;
    all.hit.Ng_x = normal[0], all.hit.Ng_y = normal[1], all.hit.Ng_z = normal[2];
    all.hit.geomID = args->geomID, all.hit.primID = args->primID, all.hit.instID[0] = args->context->instID[0];
}

template <class T> T* new_buffer(RTCGeometry geometry, RTCBufferType type, RTCFormat format, std::size_t count) {
    return static_cast<T*>(rtcSetNewGeometryBuffer(geometry, type, 0, format, sizeof(T), count));
}

using Device = std::shared_ptr<RTCDeviceTy>;
Device new_device() { return {rtcNewDevice("threads=1"), rtcReleaseDevice}; }

class Embree final : public RayPeer {
  public:
    Embree(const RayScene& scene, EmbreeKind kind, const Device& device = new_device())
        : scene_(scene), kind_(kind), device_(device), tree_(rtcNewScene(device.get())) {
        if (kind == EmbreeKind::robust) rtcSetSceneFlags(tree_, RTC_SCENE_FLAG_ROBUST);
        rtcSetSceneBuildQuality(tree_, kind == EmbreeKind::high ? RTC_BUILD_QUALITY_HIGH : RTC_BUILD_QUALITY_MEDIUM);
        if (!scene.spheres.empty()) add_spheres();
        if (!scene.boxes.empty()) kind == EmbreeKind::triangles ? add_box_triangles() : add_boxes();
        if (!scene.triangles.empty()) add_mesh();
        rtcCommitScene(tree_);
    }
    ~Embree() override { rtcReleaseScene(tree_); }
    Embree(const Embree&) = delete;
    Embree& operator=(const Embree&) = delete;

    void cast_all() override {
        for (std::size_t i = 0; i < scene_.shots.size(); ++i) benchmark::DoNotOptimize(shoot(i));
    }
    [[nodiscard]] PeerHit cast(std::size_t shot) override {
        const RTCRayHit all = shoot(shot);
        const bool hit = all.hit.geomID != RTC_INVALID_GEOMETRY_ID;
        const unsigned per_shape = !scene_.boxes.empty() && kind_ == EmbreeKind::triangles ? 12 : 1;
        return {hit, static_cast<double>(all.ray.tfar), all.hit.primID / per_shape};
    }

  private:
    RTCRayHit shoot(std::size_t i) const {
        const Shot& s = scene_.shots[i];
        RTCIntersectContext context;
        rtcInitIntersectContext(&context);
        RTCRayHit all;
        all.ray = {s.from.x, s.from.y, s.from.z, 0.0F, s.way.x, s.way.y, s.way.z, 0.0F, scene_.reach, ~0U, 0, 0};
        all.hit.geomID = all.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
        rtcIntersect1(tree_, &context, &all);
        return all;
    }

    void add(RTCGeometry geometry) {
        rtcSetGeometryBuildQuality(geometry,
                                   kind_ == EmbreeKind::high ? RTC_BUILD_QUALITY_HIGH : RTC_BUILD_QUALITY_MEDIUM);
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(tree_, geometry);
        rtcReleaseGeometry(geometry);
    }
    void add_spheres() {
        const RTCGeometry geometry = rtcNewGeometry(device_.get(), RTC_GEOMETRY_TYPE_SPHERE_POINT);
        auto* out = new_buffer<std::array<float, 4>>(geometry, RTC_BUFFER_TYPE_VERTEX, RTC_FORMAT_FLOAT4,
                                                     scene_.spheres.size());
        for (const ray::Sphere& s : scene_.spheres) {
            const glm::vec3 c(s.centre);
            *out++ = {c.x, c.y, c.z, static_cast<float>(s.radius)};
        }
        add(geometry);
    }
    void add_boxes() {
        for (const ray::Box& b : scene_.boxes) {
            const glm::vec3 lo(b.min), hi(b.max);
            boxes_.push_back({{lo.x, lo.y, lo.z}, {hi.x, hi.y, hi.z}});
        }
        const RTCGeometry geometry = rtcNewGeometry(device_.get(), RTC_GEOMETRY_TYPE_USER);
        rtcSetGeometryUserPrimitiveCount(geometry, static_cast<unsigned>(boxes_.size()));
        rtcSetGeometryUserData(geometry, boxes_.data());
        rtcSetGeometryBoundsFunction(
            geometry, [](const RTCBoundsFunctionArguments* args) { bounds_of_box(args); }, nullptr);
        rtcSetGeometryIntersectFunction(geometry, meet_box);
        add(geometry);
    }
    void add_box_triangles() {
        static constexpr std::array<std::array<unsigned, 3>, 12> faces = {{{0, 2, 1},
                                                                           {1, 2, 3},
                                                                           {4, 5, 6},
                                                                           {5, 7, 6},
                                                                           {0, 1, 4},
                                                                           {1, 5, 4},
                                                                           {2, 6, 3},
                                                                           {3, 6, 7},
                                                                           {0, 4, 2},
                                                                           {2, 4, 6},
                                                                           {1, 3, 5},
                                                                           {3, 7, 5}}};
        const RTCGeometry geometry = rtcNewGeometry(device_.get(), RTC_GEOMETRY_TYPE_TRIANGLE);
        const std::size_t n = scene_.boxes.size();
        auto* points = new_buffer<std::array<float, 3>>(geometry, RTC_BUFFER_TYPE_VERTEX, RTC_FORMAT_FLOAT3, 8 * n);
        auto* out = new_buffer<std::array<unsigned, 3>>(geometry, RTC_BUFFER_TYPE_INDEX, RTC_FORMAT_UINT3, 12 * n);
        for (unsigned i = 0; i < n; ++i) {
            const glm::vec3 lo(scene_.boxes[i].min), hi(scene_.boxes[i].max);
            for (unsigned k = 0; k < 8; ++k)
                *points++ = {(k & 1U) != 0 ? hi.x : lo.x, (k & 2U) != 0 ? hi.y : lo.y, (k & 4U) != 0 ? hi.z : lo.z};
            for (const auto& f : faces) *out++ = {8 * i + f[0], 8 * i + f[1], 8 * i + f[2]};
        }
        add(geometry);
    }
    void add_mesh() {
        const RTCGeometry geometry = rtcNewGeometry(device_.get(), RTC_GEOMETRY_TYPE_TRIANGLE);
        auto* points = new_buffer<glm::vec3>(geometry, RTC_BUFFER_TYPE_VERTEX, RTC_FORMAT_FLOAT3, scene_.points.size());
        auto* out =
            new_buffer<ray::Corners>(geometry, RTC_BUFFER_TYPE_INDEX, RTC_FORMAT_UINT3, scene_.triangles.size());
        std::copy(scene_.points.begin(), scene_.points.end(), points);
        std::copy(scene_.triangles.begin(), scene_.triangles.end(), out);
        add(geometry);
    }

    const RayScene& scene_;
    EmbreeKind kind_;
    Device device_;
    RTCScene tree_;
    std::vector<FloatBox> boxes_;
};

} // namespace

std::unique_ptr<RayPeer> make_embree(const RayScene& scene, EmbreeKind kind) {
    if (!scene.circles.empty() || !scene.flat_boxes.empty()) return nullptr;
    return std::make_unique<Embree>(scene, kind);
}

std::function<void()> embree_build(const RayScene& scene, EmbreeKind kind) {
    // The device stands, as a program's would.
    return [&scene, kind, device = new_device()] { benchmark::DoNotOptimize(Embree(scene, kind, device).cast(0)); };
}

} // namespace tunnel::bench

#else
namespace tunnel::bench {
std::unique_ptr<RayPeer> make_embree(const RayScene&, EmbreeKind) { return nullptr; }
std::function<void()> embree_build(const RayScene&, EmbreeKind) { return {}; }
} // namespace tunnel::bench
#endif
