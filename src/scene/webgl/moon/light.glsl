// Light on the moon's disc, for the live moon and for the pictures of the still moon.
uniform sampler2D uSurface; // albedo in the left half, height in the right half
uniform float uPhase; // [0, 1]: 0 and 1 new, 0.5 full

const float TAU = 6.283185307;
const float TEXEL = 1.0 / SURFACE_PX; // side of a texel of `uSurface`, share of the width of one half
const float LIMB_RADIUS = 0.999; // just inside the limb: points farther out are moved here, disc radii

const float RELIEF = 1.9; // factor of the slopes
const float TERMINATOR_FROM = -0.06; // cosine of the angle from zenith to sun: no sunlight below
const float TERMINATOR_TO = 0.1; // the same cosine: full sunlight above
const float MAX_REFLECTED = 1.25; // greatest factor of the sunlight
const float REFLECTED_OFFSET = 0.08; // added to the cosines: prevents a division by 0 at grazing light
const float ALBEDO_CONTRAST = 2.1; // exponent: darkens the maria
const float SUNLIGHT = 1.85; // brightness of the lit side
const float SURGE = 0.16; // share by which the full moon is brighter (opposition surge)
const float SURGE_WIDTH = 0.09; // difference of the phase from full moon at which the surge is 1 / e
const float LIMB_LIGHT = 0.62; // light at the limb, share of the light in the middle
const float LIMB_DARKENING_POWER = 0.6; // exponent of the cosine of the angle of view
const float EXPOSURE = 1.95;

// Moves a point outside the disc to just inside the limb. Lengths are disc radii.
vec2 onDisc(vec2 point) {
  return point * min(1.0, LIMB_RADIUS / max(length(point), 0.001));
}

// A point of the disc as texture coordinates in one half of `uSurface`, [0, 1]. The limb is one texel inside the edge,
// because `sunlightAt` also reads the neighbours.
vec2 surfaceUv(vec2 p) {
  return vec2(0.5 - TEXEL) * p + 0.5;
}

float albedoAt(vec2 p) {
  vec2 uv = surfaceUv(p);
  return texture2D(uSurface, vec2(uv.x * 0.5, uv.y)).r;
}

float heightAt(vec2 uv) {
  return texture2D(uSurface, vec2(0.5 + uv.x * 0.5, uv.y)).r;
}

// `1.0 - dot(p, p)` is the square of the cosine, so the exponent is halved.
float limbDarkening(vec2 p) {
  return mix(LIMB_LIGHT, 1.0, pow(max(0.0, 1.0 - dot(p, p)), 0.5 * LIMB_DARKENING_POWER));
}

// Sunlight on the disc, [0, 1], after tone mapping.
// Source: the Lommel-Seeliger law, as in Hapke, "Theory of Reflectance and Emittance Spectroscopy".
float sunlightAt(vec2 p) {
  float z = sqrt(max(0.0, 1.0 - dot(p, p)));
  vec2 uv = surfaceUv(p);
  vec2 slope = vec2(heightAt(uv + vec2(TEXEL, 0.0)) - heightAt(uv - vec2(TEXEL, 0.0)),
                    heightAt(uv + vec2(0.0, TEXEL)) - heightAt(uv - vec2(0.0, TEXEL)));
  vec3 normal = normalize(vec3(p, z) - vec3(slope * RELIEF, 0.0));
  float angle = TAU * uPhase;
  vec3 sun = vec3(sin(angle), 0.0, -cos(angle));
  float incidence = max(0.0, dot(normal, sun)) * smoothstep(TERMINATOR_FROM, TERMINATOR_TO, dot(vec3(p, z), sun));
  float reflected = min(MAX_REFLECTED, 2.0 * incidence / (incidence + z + REFLECTED_OFFSET));
  float fromFull = (uPhase - 0.5) / SURGE_WIDTH;
  float surge = 1.0 + SURGE * exp(-fromFull * fromFull);
  float light = pow(albedoAt(p), ALBEDO_CONTRAST) * reflected * surge * limbDarkening(p) * SUNLIGHT;
  return 1.0 - exp(-EXPOSURE * light);
}

// The earth's light on the moon's dark side, [0, 1].
float earthlightAt(vec2 p) {
  return albedoAt(p) * limbDarkening(p);
}
