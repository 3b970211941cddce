// Appended to corona.glsl. Prominences: low hedgerows of glowing hydrogen, where the corona is weak.
// Source: Vial and Engvold (editors), Solar Prominences (2015).
const vec2 PROMINENCES[2] = vec2[2](vec2(-1.9, 0.03), vec2(0.8, 0.022)); // x: angle, radians; y: height, disc radii

// Lengths are heights of the prominence.
const float HEDGE_HALF_WIDTH = 1.8;
const float HEDGE_END = 1.5; // distance along the limb beyond which a hedgerow has no light, half widths
const float HEDGE_SCALE = 0.2; // noise widths per height
const vec2 HEDGE_NOISE = vec2(0.3, 0.75); // noise values at which its threads are lowest and highest
const float HEDGE_MIN = 0.05; // height of the lowest threads
const float HEDGE_FOOT = 0.25; // below this height a hedgerow fades into the white of the inner corona
const float HEDGE_SOFT = 0.5; // share of a thread's height in which it ends

// The share of hydrogen's red in the light, [0, 1].
float prominencesAt(float angle, float radius) {
  float share = 0.0;
  for (int i = 0; i < PROMINENCES.length(); i++) {
    vec2 prominence = PROMINENCES[i];
    float aside = angleBetween(angle, prominence.x);
    if (abs(aside) > HEDGE_END * HEDGE_HALF_WIDTH * prominence.y) continue;
    float x = aside / prominence.y;
    float threads = smoothstep(HEDGE_NOISE.x, HEDGE_NOISE.y, texture2D(uNoise, vec2(x * HEDGE_SCALE, prominence.x)).r);
    float top = mix(HEDGE_MIN, 1.0, threads) * band(x, HEDGE_HALF_WIDTH);
    float height = (radius - 1.0) / prominence.y;
    share += smoothstep(0.0, HEDGE_FOOT, height) * (1.0 - smoothstep((1.0 - HEDGE_SOFT) * top, top, height));
  }
  return share;
}
