// Noise that hides the bands of a dark gradient: interleaved gradient noise.
// Source: Jorge Jimenez, "Next Generation Post Processing in Call of Duty: Advanced Warfare", SIGGRAPH 2014.
const float BYTE_STEP = 1.0 / 255.0;
const vec2 DITHER_SLOPE = vec2(0.06711056, 0.00583715); // per device px
const float DITHER_SPREAD = 52.9829189;

// At most half a step of a channel with 8 bits, positive or negative.
float dither() {
  float wave = fract(dot(gl_FragCoord.xy, DITHER_SLOPE));
  return (fract(DITHER_SPREAD * wave) - 0.5) * BYTE_STEP;
}
