// Answers: where each thing stands, of which layer it is, and what it looks like.
#include "scenes/kit/random.hpp"
#include "scenes/raycast/room.hpp"
#include "scenes/raycast/solids.hpp"

namespace tunnel::scenes::raycast {
namespace {

namespace layer = ray::layer;
using ray::Box, ray::Capsule, ray::Obb, ray::Sphere;

class Furnisher {
  public:
    Furnisher(std::vector<Thing>& out, double offset) : out_(out), by_(offset, 0.0, 0.0) {}

    Thing& box(kit::Words name, int in_layer, const glm::dvec3& min, const glm::dvec3& max) {
        return put(name, in_layer, Box{min + by_, max + by_}, {});
    }
    Thing& ball(kit::Words name, int in_layer, const glm::dvec3& centre, double radius, int detail = 16) {
        return put(name, in_layer, Sphere{centre + by_, radius}, ball_picture(centre, radius, detail));
    }
    Thing& capsule(kit::Words name, int in_layer, const glm::dvec3& foot, double height, double radius) {
        const glm::dvec3 a = foot + glm::dvec3(0.0, radius, 0.0), b = foot + glm::dvec3(0.0, height - radius, 0.0);
        return put(name, in_layer, Capsule{a + by_, b + by_, radius}, capsule_picture(a, b, radius));
    }
    Thing& turned(kit::Words name, int in_layer, Obb box) {
        kit::Mesh picture = box_picture(box);
        box.centre += by_;
        return put(name, in_layer, box, std::move(picture));
    }
    Thing& mesh(kit::Words name, int in_layer, const ray::MeshShape& shape) { return put(name, in_layer, shape, {}); }

  private:
    Thing& put(kit::Words name, int in_layer, ray::AnyShape shape, kit::Mesh picture) {
        ray::Collider collider{std::move(shape)};
        collider.layer = in_layer;
        return out_.emplace_back(Thing{name, std::move(collider), false, std::move(picture)});
    }
    std::vector<Thing>& out_;
    glm::dvec3 by_;
};

void shell(Furnisher& put) {
    put.box({"floor", "바닥"}, layer::scenery, {-2.0, -0.2, -3.0}, {10.4, 0.0, 3.0});
    put.box({"back wall", "뒷벽"}, layer::scenery, {10.0, 0.0, -3.0}, {10.4, 3.0, 3.0});
    put.capsule({"player", "플레이어"}, layer::player, {0.5, 0.0, 0.2}, 1.8, 0.3).collider.moving = true;
}

void furniture(Furnisher& put, double thickness, const ray::MeshShape& knot) {
    put.box({"zone", "감지 구역"}, layer::sensor, {2.6, 0.0, -1.2}, {3.4, 2.2, 1.2}).collider.trigger = true;
    put.ball({"switched-off lamp", "꺼 둔 등"}, layer::prop, {4.2, 1.3, 0.1}, 0.3).collider.enabled = false;
    put.box({"glass", "유리"}, layer::glass, {5.0, 0.0, -1.2}, {5.0 + thickness, 2.2, 1.2});
    put.ball({"pickup", "아이템"}, layer::prop, {6.1, 1.3, 0.0}, 0.25).collider.trigger = true;
    put.mesh({"knot", "매듭"}, layer::scenery, knot);
    put.ball({"bush", "덤불"}, layer::foliage, {6.4, 0.6, 2.0}, 0.6, 10);
    put.capsule({"enemy", "적"}, layer::enemy, {8.4, 0.0, 2.0}, 1.8, 0.3).collider.moving = true;
    Obb crate{{3.6, 0.45, 2.2}, glm::dvec3(0.45), glm::dmat3(1.0)};
    crate.axes[0] = {0.8, 0.0, 0.6}, crate.axes[2] = {-0.6, 0.0, 0.8};
    put.turned({"crate", "나무 상자"}, layer::prop, crate);
    put.ball({"ball", "공"}, layer::prop, {6.5, 0.5, -2.0}, 0.5);
}

void strewn(Furnisher& put, int count) {
    kit::Random random(4);
    for (int i = 0; i < count; ++i) {
        const double x = random.between(1.2, 9.8), y = random.between(0.06, 2.9), z = random.between(-2.9, 2.9);
        const double radius = random.between(0.03, 0.07);
        Thing& one = put.ball({"pebble", "조약돌"}, layer::prop, {x, y, z}, radius, 4);
        one.pebble = true;
        one.collider.moving = i % 4 == 0;
    }
}

// Two tiles with one front, and three panels each 0.9 of 0.2 m behind the next: the farther, the smaller the id.
void panels(Furnisher& put) {
    put.box({"left tile", "왼쪽 타일"}, layer::scenery, {6.0, 0.0, 0.6}, {6.15, 2.2, 1.8});
    put.box({"right tile", "오른쪽 타일"}, layer::scenery, {6.0, 0.0, 1.8}, {6.15, 2.2, 3.0});
    const auto panel = [&](kit::Words name, double front) {
        put.box(name, layer::scenery, {front, 0.0, -2.8}, {front + 0.06, 2.2, -0.8});
    };
    panel({"far panel", "먼 판"}, 6.36);
    panel({"middle panel", "가운데 판"}, 6.18);
    panel({"near panel", "가까운 판"}, 6.0);
}

} // namespace

std::vector<Thing> things_of(const RoomKey& key, const ray::MeshShape& knot) {
    std::vector<Thing> out;
    Furnisher put(out, key.offset);
    shell(put);
    if (key.place == Place::panels) {
        panels(put);
        return out;
    }
    furniture(put, key.thickness, knot);
    strewn(put, key.pebbles);
    return out;
}

} // namespace tunnel::scenes::raycast
