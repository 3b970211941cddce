// The moon's surface, for the moon, the eclipse, and the pictures of the still sky.
uniform sampler2D uSurface; // albedo in the left half, slope to the east in the right half

const float TEXEL = 1.0 / SURFACE_PX; // side of a texel of `uSurface`, share of the width of one half
const float SHARPNESS = -1.0; // of the samples, mipmap levels: without it a small moon is softer than its still picture
const float LIMB_RADIUS = 0.999; // just inside the limb: points farther out are moved here, disc radii

// Moves a point outside the disc to just inside the limb. Lengths are disc radii.
vec2 onDisc(vec2 point) {
  return point * min(1.0, LIMB_RADIUS / max(length(point), 0.001));
}

// Turns a point of the window to the untilted moon. `tilt`: cosine and sine of the moon's tilt, counterclockwise.
vec2 untilted(vec2 point, vec2 tilt) {
  return vec2(point.x * tilt.x - point.y * tilt.y, point.x * tilt.y + point.y * tilt.x);
}

// A texel of the left half of `uSurface`. The limb is one texel inside the edge, so that the halves do not mix.
vec2 surfaceUv(vec2 p) {
  return vec2(0.5, 1.0) * ((0.5 - TEXEL) * p + 0.5);
}

float albedoAt(vec2 p) {
  return texture2D(uSurface, surfaceUv(p), SHARPNESS).r;
}

const float EARTHLIGHT_CONTRAST = 1.5; // exponent of the albedo

// The earth's light on the moon's dark side, [0, 1]. The earth is behind the viewer, so the limb is as bright as the middle.
float earthlightAt(vec2 p) {
  return pow(albedoAt(p), EARTHLIGHT_CONTRAST);
}
