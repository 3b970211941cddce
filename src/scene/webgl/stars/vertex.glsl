// Appended to constants of fallingStars.ts and starfield.ts, and to random.glsl.
uniform float uTimeS;
uniform float uPixelRatio;
uniform vec2 uViewport; // CSS px
uniform vec4 uMoon; // centre and radius, CSS px; totality, [0, 1]

uniform vec2 uSizePx; // least and most width of a star
uniform vec2 uCount; // stars before and after a transition
uniform vec4 uTwinkleS; // least and most period before a transition, least and most after it
uniform float uTransition; // progress, [0, 1]
uniform float uStarLight; // of the fixed stars, share of their usual light
uniform vec2 uShift; // of the starfield, fractions of the viewport
uniform vec2 uParallaxPx; // shift of the nearest stars, CSS px
uniform float uSnap; // [0, 1]: 1 while stars are on whole pixels
uniform int uFallingCount; // falling stars: they are the first vertices

uniform int uNewestIndex; // index of the newest falling star
uniform float uNewestAgeS;
uniform float uIntervalS;
uniform float uLifetimeS;
uniform uint uSeed;
uniform float uFallingLight; // light of all falling stars, [0, 1]
uniform vec2 uFallingSizePx; // least and most size of a falling star
uniform vec4 uTextAreas[MAX_TEXT_AREAS]; // left, top, right, bottom, CSS px
uniform int uTextAreaCount;
uniform float uTextShown; // [0, 1]: less than 1 while the gate opens
uniform float uBehindText; // light of a falling star behind text, [0, 1]

// three.js declares `position`. xy: place, [0, 1); z: size, [0, 1)
attribute vec4 color; // a: 1 for a star with a cross
attribute vec2 twinkle; // phase, speed

// Star: colour, light. Falling star: index of the glyph, glint, light, device px per unit of the distance field.
flat varying vec4 vLight;
// w: 0 star, 1 falling star. Star: radius and half the sprite's width, device px; 1 if it has a cross.
// Falling star: cosine and sine of its rotation.
flat varying vec4 vShape;
// Falling star: the direction of its fall, a unit vector, y down.
flat varying vec2 vFall;
// Falling star: the moon's centre from the sprite's middle, y down, and the moon's radius. Both in glyph sizes.
flat varying vec3 vMoon;

const float TAU = 6.283185307;

const float MIN_DEVICE_PX = 1.0; // width of the smallest star
const float SIZE_POWER = -1.0 / 3.0; // as in starfield.ts
// Radii of a star in the middle of a device pixel, device px. Below the first, the star lights almost only this pixel.
// Below the second, it lights only 3 x 3 pixels.
const float ONE_PIXEL_RADIUS = 0.6;
const float THREE_PIXELS_RADIUS = 1.0;
const float HALF_EDGE_PX = 0.5; // half the width of a star's smoothed edge, device px
const float MIN_DEPTH = 0.35; // parallax of the farthest stars, share of the nearest stars' parallax
const float GLINT_PERIOD_S = 1.3;
const float UNLIT_SIZE = 0.3; // size of a falling star when it appears and when it ends, share of its size
const float LIT_FROM = 0.4; // share of its growth at which it has its full light
const float TRAIL_REACH = 4.0; // distance at which the trail is invisible, glyph sizes
const float TEXT_EDGE_PX = 4.0; // beyond its distance from text, a star gets its full light within this distance, CSS px
const int FADE_STEPS = 4; // moments at which a falling star looks ahead
const float CORONA_END = 2.2; // during totality, stars have their full light from here on, disc radii
const float FULL_AREA_PX2 = 1.2e6; // area of the smallest window with stars of all sizes, CSS px²
const float MAX_ENLARGED = 2.0; // greatest factor of the least size in larger windows
// In wide windows stars grow with the page's text, from the first width on, CSS px, and at most by this factor.
const float GROWS_FROM_PX = 2048.0;
const float MAX_GROWN = 1.31;

const vec4 OUTSIDE_WINDOW = vec4(2.0, 2.0, 0.0, 1.0);

float twinkleLight(vec2 periodS) {
  float turns = uTimeS / mix(periodS.x, periodS.y, twinkle.y) + twinkle.x;
  return 1.0 - TWINKLE_DEPTH * (0.5 - 0.5 * cos(TAU * fract(turns)));
}

// CSS px from a rectangle to the nearest text.
float textDistance(vec2 leftTop, vec2 rightBottom) {
  float nearest = uViewport.y;
  for (int i = 0; i < uTextAreaCount; i++) {
    vec2 outside = max(max(uTextAreas[i].xy - rightBottom, leftTop - uTextAreas[i].zw), 0.0);
    nearest = min(nearest, length(outside));
  }
  return nearest;
}

// [0, 1]: 0 if the rectangle is within `clearPx` of text, 1 from `edgePx` beyond it on.
float clearOfText(vec2 leftTop, vec2 rightBottom, float clearPx, float edgePx) {
  return smoothstep(clearPx, clearPx + edgePx, textDistance(leftTop, rightBottom));
}

void star() {
  float index = float(gl_VertexID - uFallingCount);
  float shown = mix(step(index + 0.5, uCount.x), step(index + 0.5, uCount.y), uTransition);

  // Small windows have no large stars, and large windows no small ones.
  float windowScale = sqrt(uViewport.x * uViewport.y / FULL_AREA_PX2);
  float mostPx = mix(uSizePx.x, uSizePx.y, min(windowScale, 1.0));
  float leastPx = min(uSizePx.x * clamp(windowScale, 1.0, MAX_ENLARGED), mostPx);
  float ratio = leastPx / mostPx;
  float grown = clamp(uViewport.x / GROWS_FROM_PX, 1.0, MAX_GROWN);
  float sizePx = grown * leastPx * pow(1.0 - position.z * (1.0 - ratio * ratio * ratio), SIZE_POWER);
  float radius = 0.5 * max(sizePx * uPixelRatio, MIN_DEVICE_PX);

  float light = twinkleLight(uTwinkleS.zw);
  if (uTransition < 1.0) light = mix(twinkleLight(uTwinkleS.xy), light, uTransition);

  // Brighter stars are nearer.
  float depth = mix(MIN_DEPTH, 1.0, position.z);
  vec2 place = fract(position.xy + uShift + uParallaxPx * depth / uViewport) * uViewport;
  vec2 devicePlace = place * uPixelRatio;
  // At rest, stars are in the middle of a device pixel.
  devicePlace = mix(devicePlace, floor(devicePlace) + 0.5, uSnap);
  place = devicePlace / uPixelRatio;
  float fromMoonPx = distance(place, uMoon.xy);
  shown *= clamp(fromMoonPx - uMoon.z, 0.0, 1.0) * mix(1.0, smoothstep(1.0, CORONA_END, fromMoonPx / uMoon.z), uMoon.w);
  float clearPx = color.a > 0.5 ? CROSS_CLEAR_PX : TEXT_CLEAR_PX;
  light *= mix(1.0, clearOfText(place, place, clearPx, TEXT_EDGE_PX), uTextShown);

  float span = radius + HALF_EDGE_PX;
  if (color.a > 0.5) span = radius * CROSS_ARM_RADII;
  else if (uSnap == 1.0 && radius < THREE_PIXELS_RADIUS) span = radius < ONE_PIXEL_RADIUS ? 0.5 : 1.5;

  vLight = vec4(color.rgb, light * shown * uStarLight);
  vShape = vec4(radius, span, color.a, 0.0);
  gl_Position = shown > 0.0 ? vec4(place / uViewport * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0) : OUTSIDE_WINDOW;
  gl_PointSize = span * 2.0;
}

// The first vertex is the newest star. All follows from the vertex's index and the time, so the attributes are empty.
void fallingStar() {
  int index = uNewestIndex - gl_VertexID;
  float ageS = uNewestAgeS + float(gl_VertexID) * uIntervalS;
  float life = ageS / uLifetimeS;

  float birthY = mix(BIRTH_FROM, BIRTH_TO, random(uSeed, uint(CHANNEL_Y), index));
  float size = random(uSeed, uint(CHANNEL_SIZE), index);
  float fall = mix(FALL_MIN, FALL_MAX, mix(size, random(uSeed, uint(CHANNEL_FALL), index), FALL_VARIETY));
  float gust = 1.0 + GUST * (2.0 * random(uSeed, uint(CHANNEL_GUST), index) - 1.0);
  float drift = -WIND * gust * fall / FALL_MAX;
  float maxDrift = WIND * (1.0 + GUST);
  float x = mix(maxDrift, 1.0, random(uSeed, uint(CHANNEL_X), index)) + drift * life;
  vec2 placePx = vec2(x, birthY + fall * life) * uViewport;
  vFall = normalize(vec2(drift, fall) * uViewport);

  float spin = random(uSeed, uint(CHANNEL_SPIN), index);
  float angle = TAU * MAX_SPIN_TURNS * (2.0 * spin - 1.0) * life;

  float glyph = floor(random(uSeed, uint(CHANNEL_GLYPH), index) * GLYPH_COUNT);
  // The stars of a new view light up one after the other.
  float lit = smoothstep(0.8 * spin, 0.8 * spin + 0.2, uFallingLight);
  lit *= clamp(min(ageS / FADE_IN_S, (uLifetimeS - ageS) / FADE_OUT_S), 0.0, 1.0);
  // The cube makes most stars small. A star also shrinks while it fades, because half lit gold is brown.
  float sizePx = mix(uFallingSizePx.x, uFallingSizePx.y, size * size * size) * mix(UNLIT_SIZE, 1.0, lit);
  // The star goes out before it or its trail comes near text, in FADE_STEPS steps, and is dark until it is beyond the text.
  vec2 trailPx = placePx - vFall * TRAIL_REACH * sizePx;
  vec2 leftTop = min(placePx - 0.5 * sizePx, trailPx);
  vec2 rightBottom = max(placePx + 0.5 * sizePx, trailPx);
  vec2 stepPx = vec2(drift, fall) * uViewport * TEXT_FADE_S / uLifetimeS / float(FADE_STEPS);
  float clear = 1.0;
  float clearAhead = 0.0;
  for (int i = 0; i < FADE_STEPS; i++) {
    vec2 ahead = float(i) * stepPx;
    float clearThen = clearOfText(leftTop + ahead, rightBottom + ahead, TEXT_CLEAR_PX, length(stepPx));
    if (i == 0) clear = clearThen;
    clearAhead += clearThen / float(FADE_STEPS);
  }
  clear = min(clear, clearAhead);
  sizePx *= mix(UNLIT_SIZE, 1.0, clear);
  float light = smoothstep(0.0, LIT_FROM, lit) * mix(uBehindText, 1.0, smoothstep(0.0, LIT_FROM, clear));
  // A star that goes out does not glint, because it would be grey.
  float glint = lit * clear * (0.5 + 0.5 * cos(TAU * (ageS / GLINT_PERIOD_S + spin)));

  vLight = vec4(glyph, glint, light, sizePx * uPixelRatio * DISTANCE_RANGE);
  vShape = vec4(cos(angle), sin(angle), 0.0, 1.0);
  // The star is in front of its trail, so the sprite's middle is behind the star.
  vec2 middlePx = placePx - vFall * TRAIL_SHIFT * sizePx;
  vMoon = vec3(uMoon.xy - middlePx, uMoon.z) / sizePx;
  vec2 middle = middlePx / uViewport;
  gl_Position = ageS < uLifetimeS ? vec4(middle * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0) : OUTSIDE_WINDOW;
  gl_PointSize = sizePx * uPixelRatio * SPRITE_SCALE;
}

void main() {
  if (gl_VertexID < uFallingCount) fallingStar();
  else star();
}
