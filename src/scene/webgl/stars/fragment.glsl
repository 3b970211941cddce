// Appended to constants of fallingStars.ts and starfield.ts.
uniform sampler2D uGlyphs; // distance field: 0.5 on the outline, more inside
uniform vec3 uGlint; // colour of a falling star at its brightest
uniform vec3 uGold;

// The vertex shader explains their components.
flat varying vec4 vLight;
flat varying vec4 vShape;
flat varying vec2 vFall;
flat varying vec3 vMoon;

const float BODY_LIGHT = 0.88; // light of a falling star without a glint
const float GLINT_SIDE = 0.3; // end of the glint's gradient: x + y from the middle, glyph sizes
const float GLINT_MIN = 0.35; // share of the glint on the far side
const float GLOW_LIGHT = 0.3; // light of the glow in the star's middle
const float GLOW_FALLOFF = 4.2; // per glyph size
const float TRAIL_LIGHT = 0.62; // light of the trail at the star
const float TRAIL_LENGTH = 1.7; // distance at which the light is 1 / e, glyph sizes
const float TRAIL_HALF_WIDTH = 0.15; // at the star, glyph sizes
const float TRAIL_TAPER = 0.032; // decrease of the half width per glyph size
const float TRAIL_MIN_HALF_WIDTH = 0.02; // glyph sizes
const float TRAIL_START = 0.2; // the trail fades in within this distance of the star's middle, along the fall, glyph sizes
// Distances at which the light is invisible: of the glow in glyph sizes, of the trail in its half widths.
const float GLOW_END = 1.05;
const float TRAIL_END = 2.3;
const vec2 SPRITE_FADES = vec2(0.4, 0.5); // glow and trail fade out between these distances from the middle, sprite widths
const float MOON_EDGE = 0.08; // distance from the moon's limb in which a star appears from behind it, glyph sizes

// A star: a sharp disc, with a cross around the largest stars.
vec4 star() {
  float span = vShape.y;
  vec2 fromCentre = (gl_PointCoord - 0.5) * 2.0 * span;
  float distancePx = length(fromCentre);
  float coverage = clamp(vShape.x - distancePx + 0.5, 0.0, 1.0);
  if (vShape.z > 0.5) {
    vec2 arms = abs(fromCentre);
    float across = min(arms.x, arms.y);
    float along = max(arms.x, arms.y) / span;
    float arm = max(0.0, 1.0 - across) * (1.0 - along) * (1.0 - along);
    float glow = max(0.0, 1.0 - distancePx / span);
    coverage = max(coverage, CROSS_LIGHT * arm + CROSS_GLOW * glow * glow * glow);
  }
  return vec4(vLight.rgb, 1.0) * (coverage * vLight.a);
}

// A falling star: a glinting glyph, its glow, and a trail. The moon hides it.
// Source of the sharp glyph: Chris Green, "Improved Alpha-Tested Magnification for Vector Textures and Special Effects".
vec4 fallingStar() {
  vec2 fromMiddle = (gl_PointCoord - 0.5) * SPRITE_SCALE;
  float outsideMoon = smoothstep(0.0, MOON_EDGE, distance(fromMiddle, vMoon.xy) - vMoon.z);
  vec2 p = fromMiddle - vFall * TRAIL_SHIFT;
  float fromStar = length(p);
  float behind = -dot(p, vFall);
  float aside = abs(p.x * vFall.y - p.y * vFall.x);
  float halfWidth = max(TRAIL_MIN_HALF_WIDTH, TRAIL_HALF_WIDTH - TRAIL_TAPER * behind);
  // Most of the sprite has neither glow nor trail.
  bool isTrail = behind > -TRAIL_START && aside < TRAIL_END * halfWidth;
  if (outsideMoon == 0.0 || (fromStar > GLOW_END && !isTrail)) return vec4(0.0);

  float glint = vLight.y;
  float body = 0.0;
  vec2 turned = vec2(p.x * vShape.x + p.y * vShape.y, p.y * vShape.x - p.x * vShape.y) / CELL_SCALE;
  if (max(abs(turned.x), abs(turned.y)) < 0.5) {
    vec2 cell = vec2((turned.x + 0.5 + vLight.x) / GLYPH_COUNT, turned.y + 0.5);
    float insidePx = (texture2D(uGlyphs, cell).r - 0.5) * vLight.w;
    body = clamp(insidePx + 0.5, 0.0, 1.0) * mix(BODY_LIGHT, 1.0, glint);
  }
  float glow = GLOW_LIGHT * exp(-fromStar * GLOW_FALLOFF);
  float trail = 0.0;
  if (isTrail) {
    trail = TRAIL_LIGHT * exp(-behind / TRAIL_LENGTH - aside * aside / (halfWidth * halfWidth));
    trail *= smoothstep(-TRAIL_START, TRAIL_START, behind);
  }
  float edge = 1.0 - smoothstep(SPRITE_FADES.x, SPRITE_FADES.y, length(fromMiddle) / SPRITE_SCALE);
  float light = max(body, (glow + trail) * edge);

  vec3 color = mix(uGold, uGlint, glint * mix(GLINT_MIN, 1.0, 1.0 - smoothstep(-GLINT_SIDE, GLINT_SIDE, p.y + p.x)));
  // Opacity 0: the light is added to the sky.
  return vec4(color * light * outsideMoon * vLight.z, 0.0);
}

void main() {
  gl_FragColor = vShape.w > 0.5 ? fallingStar() : star();
}
