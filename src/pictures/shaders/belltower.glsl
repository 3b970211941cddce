const float WATER = 1.0 - 762.0 / 1080.0;
const float BOAT = 1.0 - 820.0 / 1080.0;
const vec2 MOON = vec2(0.965, 0.545);
const float MOON_SIZE = 0.215;
const vec3 MOONLIGHT = vec3(1.0, 0.80, 0.74);
const vec3 LAMPLIGHT = vec3(1.0, 0.55, 0.22);
const vec3 ROSE = vec3(0.38, 0.155, 0.180);
const vec3 AIR = vec3(0.150, 0.085, 0.130);

vec3 sky(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.22);
  float up = clamp((p.y - WATER) / (1.0 - WATER), 0.0, 1.0);
  vec3 c = mix(vec3(0.105, 0.080, 0.125), vec3(0.018, 0.018, 0.052), smoothstep(0.0, 0.85, up));
  c += ROSE * 0.55 * exp(-up * 5.5) + ROSE * 0.36 * glow;
  c += stars(p + 3.37) * smoothstep(0.3, 0.8, up) * (1.0 - 0.95 * glow);
  c += MOONLIGHT * 0.92 * moonFace(p, MOON, MOON_SIZE);
  vec2 q = vec2(p.x * 0.9, (p.y - WATER) * 8.5);
  c = cloud(c, q + 2.9, 0.47, glow * 0.8 + 0.1, vec3(0.085, 0.050, 0.090), MOONLIGHT * vec3(0.7, 0.5, 0.52));
  return mix(c, c * 0.35 + ROSE * 0.45, exp(-up * 15.0) * 0.8);
}

vec3 far(vec3 c, vec2 p) {
  for (int i = 0; i < 2; i++) {
    float near = float(i);
    float top = WATER + 0.05 - near * 0.026
      + 0.045 * fbm(vec2(p.x * (2.0 + near * 1.4) + near * 5.1 + 3.0, near), 6);
    c = mix(c, mix(AIR * 1.25, AIR * 0.62, near), smoothstep(0.0008, -0.0008, p.y - top) * 0.8);
  }
  return c;
}

vec3 church(vec3 c, vec2 p) {
  Ink i = ink(uLayer0, p);
  float stone = 0.8 + 0.35 * fbm(p * vec2(70.0, 110.0), 3);
  vec3 wall = (vec3(0.013, 0.010, 0.022) + MOONLIGHT * 0.5 * i.lit * i.lit) * stone;
  wall = fog(wall, AIR * 0.9, 0.1
    + 1.1 * exp(-abs(p.y - WATER) * 22.0) * smoothstep(0.35, 0.0, abs(p.x - MOON.x) - 0.25));
  float distant = smoothstep(0.25, 0.5, abs(p.x - 0.84)) * step(p.x, 1.06) + step(1.19, p.x);
  wall = fog(wall, AIR, 0.75 * clamp(distant, 0.0, 1.0));
  return mix(c, wall + LAMPLIGHT * 4.0 * i.lamp, i.cover) + LAMPLIGHT * 0.4 * lampGlow(uLayer0, p, 5.0);
}

vec3 land(vec2 p) {
  return church(far(sky(p), p), p);
}

vec3 water(vec2 p) {
  const int SAMPLES = 4;
  float below = WATER - p.y;
  vec2 slope = ripple(p, WATER, 0.5, 8.0);
  float rings = sin(length((p - vec2(1.143, BOAT)) * vec2(1.0, 4.5)) * 190.0)
    * exp(-length((p - vec2(1.143, BOAT)) * vec2(1.0, 4.5)) * 7.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES; i++) {
    vec2 r = jitter(p, i) - 0.5;
    vec2 bent = vec2(slope.x * 0.1 + r.x * 0.02, slope.y * 0.5 + r.y * 0.16 + rings * 0.25) * (0.012
      + below * 0.17);
    vec2 q = vec2(p.x, WATER + below * 1.05) + bent;
    vec3 seen = land(vec2(q.x, max(q.y, WATER + 0.001)));
    sum += min(seen, vec3(2.5));
  }
  vec3 c = sum / float(SAMPLES) * mix(0.85, 0.4, smoothstep(0.0, 0.3, below));
  return c * vec3(0.92, 0.94, 1.02) + vec3(0.003, 0.004, 0.010);
}

vec3 picture(vec2 p) {
  vec3 c;
  if (p.y > WATER) {
    c = land(p);
  } else {
    c = water(p);
    Ink i = ink(uLayer0, p);
    if (p.y < WATER - 0.008) c = mix(c, vec3(0.010, 0.009, 0.018) + MOONLIGHT * 0.45 * i.lit * i.lit
      + LAMPLIGHT * 4.0 * i.lamp, i.cover);
    c += LAMPLIGHT * 0.35 * lampGlow(uLayer0, p, 5.0);
  }
  float drift = 0.5 + fbm(vec2(p.x * 2.0, p.y * 16.0), 5);
  return fog(c, AIR * 1.35 + ROSE * 0.16, 0.6 * exp(-abs(p.y - WATER) * 30.0) * max(drift, 0.0));
}
