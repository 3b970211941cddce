// What every star does, bright or faint.
uniform float uTimeS;
uniform float uPixelRatio;
uniform vec2 uViewport; // CSS px
uniform vec3 uMoon; // centre and radius, CSS px

uniform vec2 uSizePx; // least, most
uniform vec2 uCount; // before and after a transition
uniform vec4 uTwinkleS; // least and most before a transition, least and most after it
uniform float uMix; // how far the transition is, [0, 1]
uniform vec2 uShift; // fractions of the viewport
uniform vec2 uParallaxPx; // CSS px that the nearest stars move
uniform float uSnap; // 1 while nothing but light changes
uniform int uFalling; // how many vertices before the stars fall

attribute vec4 color; // and whether it wears a cross
attribute vec2 twinkle; // phase, speed

flat varying vec4 vLight; // colour and light
flat varying vec4 vShape; // radius and half the sprite, device px; cross; 0

const float TAU = 6.283185307;

// A star thinner than a device pixel is drawn one pixel wide and fainter instead.
const float LEAST_DEVICE_PX = 1.0;
// On the middle of a pixel, a star of less than this radius has no light for its neighbours.
const float ONE_PIXEL = 0.6;
const float THREE_PIXELS = 1.0;

const vec4 NOWHERE = vec4(2.0, 2.0, 0.0, 1.0);

float twinkled(vec2 range) {
  float turns = uTimeS / mix(range.x, range.y, twinkle.y) + twinkle.x;
  return 1.0 - TWINKLE_DEPTH * (0.5 - 0.5 * cos(TAU * fract(turns)));
}

void star() {
  float index = float(gl_VertexID - uFalling);
  float shown = mix(step(index + 0.5, uCount.x), step(index + 0.5, uCount.y), uMix);

  float ratio = uSizePx.x / uSizePx.y;
  float sizePx = uSizePx.x * inversesqrt(pow(1.0 - position.z * (1.0 - ratio * ratio * ratio), 0.6666667));
  float radius = 0.5 * max(sizePx * uPixelRatio, LEAST_DEVICE_PX);

  float light = twinkled(uTwinkleS.zw);
  if (uMix < 1.0) light = mix(twinkled(uTwinkleS.xy), light, uMix);

  // The brighter, the nearer.
  float depth = mix(LEAST_DEPTH, 1.0, position.z);
  vec2 devicePlace = fract(position.xy + uShift + uParallaxPx * depth / uViewport) * uViewport * uPixelRatio;
  // At rest a small star sits on one device pixel and stays sharp instead of smearing over four.
  devicePlace = mix(devicePlace, floor(devicePlace) + 0.5, uSnap);
  vec2 place = devicePlace / uPixelRatio;
  shown *= clamp(distance(place, uMoon.xy) - uMoon.z, 0.0, 1.0);

  float span = radius + 0.5;
  if (color.a > 0.5) span = radius * CROSS_REACH;
  else if (uSnap == 1.0 && radius < THREE_PIXELS) span = radius < ONE_PIXEL ? 0.5 : 1.5;

  vLight = vec4(color.rgb, light * shown);
  vShape = vec4(radius, span, color.a, 0.0);
  gl_Position = shown > 0.0 ? vec4(place / uViewport * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0) : NOWHERE;
  gl_PointSize = span * 2.0;
}
