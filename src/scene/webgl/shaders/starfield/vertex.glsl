uniform float uTimeS;
uniform float uPixelRatio;
uniform vec2 uViewport; // CSS px
uniform vec2 uSizePx; // least, most
uniform vec2 uCount; // before and after a transition
uniform vec4 uTwinkleS; // least and most before a transition, least and most after it
uniform float uMix; // how far the transition is, [0, 1]
uniform vec2 uShift; // fractions of the viewport
uniform vec2 uParallaxPx; // CSS px that the nearest stars move
uniform float uSnap; // 1 when nothing but light changes

attribute vec3 color;
attribute vec2 twinkle; // phase, speed

varying vec4 vColor;
varying float vRadius; // device px
varying float vSpan; // half the sprite, device px
varying float vCross;

const float TAU = 6.283185307;
// A star thinner than a device pixel is drawn one pixel wide and fainter instead.
const float LEAST_DEVICE_PX = 1.0;
const float CROSS_REACH = 4.5; // in star radii

float twinkled(vec2 range) {
  float turns = uTimeS / mix(range.x, range.y, twinkle.y) + twinkle.x;
  return 1.0 - TWINKLE_DEPTH * (0.5 - 0.5 * cos(TAU * fract(turns)));
}

void main() {
  float index = float(gl_VertexID);
  float shown = mix(step(index + 0.5, uCount.x), step(index + 0.5, uCount.y), uMix);

  float ratio = uSizePx.x / uSizePx.y;
  float sizePx = uSizePx.x * inversesqrt(pow(1.0 - position.z * (1.0 - ratio * ratio * ratio), 0.6666667));
  float devicePx = max(sizePx * uPixelRatio, LEAST_DEVICE_PX);

  float light = twinkled(uTwinkleS.zw);
  if (uMix < 1.0) light = mix(twinkled(uTwinkleS.xy), light, uMix);

  vCross = step(CROSS_FROM_MAGNITUDE, position.z);
  vRadius = devicePx * 0.5;
  vSpan = vCross > 0.5 ? vRadius * CROSS_REACH : vRadius + 0.5;
  vColor = vec4(color, light * shown);

  // The brighter, the nearer.
  float depth = mix(0.35, 1.0, position.z);
  vec2 place = fract(position.xy + uShift + uParallaxPx * depth / uViewport);
  vec2 devicePlace = place * uViewport * uPixelRatio;
  // At rest a small star sits on one device pixel and stays sharp instead of smearing over four.
  if (uSnap > 0.5) devicePlace = floor(devicePlace) + 0.5;
  vec2 clip = devicePlace / (uViewport * uPixelRatio) * 2.0 - 1.0;
  gl_Position = vec4(shown > 0.0 ? clip * vec2(1.0, -1.0) : vec2(2.0), 0.0, 1.0);
  gl_PointSize = vSpan * 2.0;
}
