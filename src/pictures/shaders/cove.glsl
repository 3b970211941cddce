const float WATER = 0.385;
const vec2 MOON = vec2(0.70, 0.80);
const float MOON_SIZE = 0.026;
const vec3 MOONLIGHT = vec3(0.82, 0.88, 0.94);
const vec3 GLOW = vec3(0.26, 0.78, 0.72);
const vec3 AIR = vec3(0.040, 0.068, 0.090);

vec3 sky(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.15);
  float up = clamp((p.y - WATER) / (1.0 - WATER), 0.0, 1.0);
  vec3 c = mix(vec3(0.080, 0.110, 0.150), vec3(0.014, 0.020, 0.052), pow(up, 0.6));
  c += vec3(0.12, 0.07, 0.085) * exp(-up * 9.0) + MOONLIGHT * 0.17 * glow;
  c += stars(p + 6.37) * smoothstep(0.05, 0.4, up) * (1.0 - 0.8 * glow) * 1.2;
  c += MOONLIGHT * 1.7 * moonFace(p, MOON, MOON_SIZE);
  vec2 q = vec2(p.x * 1.3, (p.y - WATER) * 7.0);
  return cloud(c, q + 4.4, 0.42, glow + 0.08, vec3(0.034, 0.044, 0.066), MOONLIGHT * 0.6);
}

vec2 roughen(vec2 p, float seed, float size) {
  return p + size * vec2(fbm(p * 5.0 + seed, 5), fbm(p * 5.0 + seed + 31.0, 5))
    + size * 0.22 * vec2(fbm(p * 27.0 + seed, 4));
}

// Distance into the rock, positive inside: 0 the far stacks, 1 the great arch, 2 the cave we look out of.
float rockAt(vec2 p, int which) {
  if (which == 0) {
    vec2 q = roughen(p, 7.0, 0.03);
    float stack = min(0.052 - abs(q.x - 0.50) + (WATER - q.y) * 0.10, WATER + 0.17 - q.y);
    float low = min(0.12 - abs(q.x - 0.60) + (WATER - q.y) * 0.7, WATER + 0.055 - q.y);
    float needle = min(0.026 - abs(q.x - 0.755) + (WATER - q.y) * 0.13, WATER + 0.105 - q.y);
    return max(max(stack, low), needle);
  }
  if (which == 1) {
    vec2 q = roughen(p, 19.0, 0.045);
    float body = min(WATER + 0.37 - 0.30 * (1.25 - q.x) * step(q.x, 1.25) - q.y, q.x - 0.915
      + (q.y - WATER) * -0.14);
    vec2 hole = (q - vec2(1.125, WATER - 0.01)) / vec2(0.105, 0.215);
    return min(body, (length(hole) - 1.0) * 0.1);
  }
  vec2 q = roughen(p, 43.0, 0.055);
  vec2 mouth = (q - vec2(0.86, 0.28)) / vec2(0.79, 0.66);
  float opening = pow(pow(abs(mouth.x), 2.6) + pow(abs(mouth.y), 2.6), 1.0 / 2.6);
  return max((opening - 1.0) * 0.5,
    min(0.012 - q.y + 0.24 * smoothstep(0.52, 0.0, q.x) + 0.10 * smoothstep(1.35, 1.7, q.x), 0.2));
}

// How strongly the water shines at p: along shores, wave lines and the swirl in the middle.
float shine(vec2 p) {
  float below = WATER - p.y;
  float away = 0.26 / max(below, 0.002);
  vec2 q = vec2((p.x - 0.86) * away * 2.2, away * 1.8);
  vec2 warp = vec2(fbm(q * 0.6, 4), fbm(q * 0.6 + 11.0, 4));
  float wave = q.y * 2.3 + 1.6 * warp.x + 0.35 * sin(q.x * 1.3);
  float lines = pow(0.5 + 0.5 * sin(wave * 2.6), 7.0) * smoothstep(-0.2, 0.45, warp.y);
  vec2 bank = vec2(p.x, WATER + below * 0.12);
  float shore = exp(-max(-rockAt(bank, 1), 0.0) * 16.0) * exp(-below * 9.0);
  float near = exp(-max(-rockAt(p, 2), 0.0) * 10.0);
  float swirl = exp(-pow(length((p - vec2(0.80, 0.19)) * vec2(0.62, 1.5)) / 0.24, 2.0));
  float threads = pow(clamp(1.0 - abs(fbm(q * vec2(0.9, 1.5) + warp * 1.3, 5)) * 2.2, 0.0, 1.0), 3.0);
  float grains = smoothstep(0.62, 0.8, noise(q * 26.0) + 0.4 * noise(q * 61.0));
  float body = 0.15 * swirl + (0.85 * lines + 0.55 * threads) * (0.15 + swirl + 0.55 * near);
  return (0.85 * body + shore * (0.55 + 0.9 * threads) + 0.5 * near * lines + 0.6 * grains * (swirl + near))
    * exp(-away * 0.10);
}

vec3 stone(vec2 p, int which) {
  float inside = rockAt(p, which);
  float size = which == 2 ? 0.17 : 0.085;
  vec2 strata = vec2(p.x * 1.2, p.y * 0.9 + 0.15 * p.x);
  vec2 toSea = vec2(0.86, WATER - 0.2) - p;
  float fromMoon = mix(relief(strata, MOON - p, size, 6), facets(strata, MOON - p, size * 0.42), 0.7);
  float fromSea = mix(relief(strata, toSea, size, 6), facets(strata, toSea, size * 0.42), 0.7);
  float edge = exp(-inside * (which == 2 ? 13.0 : 26.0));
  float low = exp(-abs(p.y - WATER) * (which == 2 ? 3.4 : 9.0));
  vec3 c = vec3(0.006, 0.009, 0.015);
  c += MOONLIGHT * fromMoon * fromMoon * (which == 2 ? 0.16 * edge : 0.12 + 0.16 * edge);
  c += GLOW * fromSea * fromSea * low * (which == 2 ? 0.10 + 0.26 * edge : 0.26);
  float amount = which == 0 ? 0.95 : which == 1 ? 0.16 : 0.0;
  return fog(c, AIR * 1.3, amount);
}

vec3 land(vec2 p) {
  vec3 c = sky(p);
  for (int i = 0; i < 2; i++) {
    float inside = rockAt(p, i);
    if (inside > -0.001) c = mix(c, stone(p, i), smoothstep(-0.001, 0.001, inside));
  }
  return c;
}

vec3 water(vec2 p) {
  const int SAMPLES = 2;
  float below = WATER - p.y;
  vec2 slope = ripple(p, WATER, 0.7, 14.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES; i++) {
    vec2 r = jitter(p, i) - 0.5;
    vec2 bent = vec2(slope.x * 0.2 + r.x * 0.06, slope.y * 0.8 + r.y * 0.3) * (0.03 + below * 0.35);
    sum += min(land(vec2(p.x, WATER + below) + bent), vec3(1.6));
  }
  vec3 c = sum / float(SAMPLES) * mix(0.75, 0.35, smoothstep(0.0, 0.35, below)) + vec3(0.002, 0.007, 0.011);
  float power = shine(p + slope * 0.006);
  c += GLOW * 0.28 * power + vec3(0.75, 0.95, 0.92) * 0.30 * power * power;
  float path = exp(-pow((p.x - MOON.x) / (0.03 + below * 0.35), 2.0));
  return c + MOONLIGHT * path * glitter(p, WATER) * 0.5;
}

vec3 picture(vec2 p) {
  vec3 c = p.y > WATER ? land(p) : water(p);
  c = fog(c, AIR * 1.5
    + GLOW * 0.035, 0.6 * exp(-abs(p.y - WATER) * 24.0) * (0.6 + 0.6 * fbm(vec2(p.x * 3.0, p.y * 12.0), 4)));
  float inside = rockAt(p, 2);
  return inside > -0.001 ? mix(c, stone(p, 2), smoothstep(-0.001, 0.001, inside)) : c;
}
