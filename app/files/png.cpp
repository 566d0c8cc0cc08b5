// Answers: PNG bytes by stb_image_write, written beside and renamed.
#include "app/files/png.hpp"

#include "app/files/files.hpp"
#include "app/files/user_files.hpp"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

#include <string>

namespace tunnel::app {

Failure save_png(const std::filesystem::path& path, const Image& image) {
    std::string bytes;
    const auto append = [](void* into, void* data, int size) {
        static_cast<std::string*>(into)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
    };
    if (stbi_write_png_to_func(append, &bytes, image.size.x, image.size.y, 4, image.rgba.data(), 4 * image.size.x) == 0)
        return environment(kit::Text{"cannot make a PNG of ", "PNG를 만들 수 없음: "} + std::to_string(image.size.x) +
                           "x" + std::to_string(image.size.y));
    return write_output(path, bytes);
}

} // namespace tunnel::app
