const float WATER = 1.0 - 648.0 / 1080.0;
const float BOATS = 1.0 - 852.0 / 1080.0;
const vec2 MOON = vec2(1.19, 0.79);
const float MOON_SIZE = 0.05;
const vec3 MOONLIGHT = vec3(0.86, 0.87, 0.92);
const vec3 LAMPLIGHT = vec3(1.0, 0.5, 0.19);
const vec3 AIR = vec3(0.050, 0.066, 0.125);

vec3 sky(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.17);
  float up = clamp((p.y - WATER) / (1.0 - WATER), 0.0, 1.0);
  vec3 c = mix(vec3(0.085, 0.088, 0.150), vec3(0.017, 0.023, 0.056), pow(up, 0.6));
  c += vec3(0.10, 0.052, 0.070) * exp(-up * 7.0);
  c += vec3(0.15, 0.17, 0.26) * glow;
  c += stars(p + 1.37) * smoothstep(0.1, 0.5, up) * (1.0 - 0.9 * glow) * 0.8;
  c += MOONLIGHT * 1.7 * moonFace(p, MOON, MOON_SIZE);
  vec2 q = vec2(p.x * 1.5, (p.y - WATER) * 4.3 + p.x * 0.35);
  return cloud(c, q + 1.7, 0.53, glow * 1.25 + 0.05, vec3(0.030, 0.036, 0.070), MOONLIGHT * 0.85);
}

vec3 hills(vec3 c, vec2 p) {
  for (int i = 0; i < 3; i++) {
    float near = float(i);
    float top = WATER + 0.115 - near * 0.036 + 0.075 * fbm(vec2(p.x * (1.5 + near) + near * 7.7, near), 6);
    float lie = smoothstep(0.0008, -0.0008, p.y - top);
    float crest = exp(-max(top - p.y, 0.0) * 60.0);
    vec3 rock = mix(AIR * 1.5, AIR * 0.35, near * 0.4) + MOONLIGHT * 0.035 * crest;
    rock = fog(rock, AIR * 1.9, 1.7 * exp(-(p.y - WATER) * 32.0));
    c = mix(c, rock, lie);
  }
  return c;
}

vec3 town(vec3 c, vec2 p) {
  Ink i = ink(uLayer0, p);
  float depth = smoothstep(0.6, 0.4, p.y);
  vec3 wall = vec3(0.009, 0.011, 0.024) + MOONLIGHT * vec3(0.30, 0.34, 0.46) * i.lit * i.lit * 2.0;
  wall *= 0.75 + 0.5 * fbm(p * vec2(120.0, 300.0), 3);
  wall += LAMPLIGHT * (0.30 * lampGlow(uLayer0, p, 3.6) + 0.22 * lampGlow(uLayer0, p, 5.5));
  wall = fog(wall, AIR * 1.3, 0.5 * (1.0 - depth) + 0.1);
  wall += LAMPLIGHT * 3.4 * i.lamp;
  return mix(c, wall, i.cover)
    + LAMPLIGHT * (0.35 * lampGlow(uLayer0, p, 5.0) + 0.3 * lampGlow(uLayer0, p, 6.5));
}

vec3 boats(vec3 c, vec2 p) {
  Ink i = ink(uLayer1, p);
  vec3 wood = vec3(0.006, 0.007, 0.015) + MOONLIGHT * 0.4 * i.lit * i.lit + LAMPLIGHT * 4.0 * i.lamp;
  return mix(c, wood, i.cover)
    + LAMPLIGHT * (0.28 * lampGlow(uLayer1, p, 4.0) + 0.25 * lampGlow(uLayer1, p, 6.0));
}

vec3 land(vec2 p) {
  return town(hills(sky(p), p), p);
}

vec3 water(vec2 p) {
  const int SAMPLES = 5;
  float below = WATER - p.y;
  vec2 slope = ripple(p, WATER, 0.62, 0.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES; i++) {
    vec2 r = jitter(p, i) - 0.5;
    vec2 bent = vec2(slope.x * 0.25 + r.x * 0.1, slope.y + r.y * 0.75) * (0.035 + below * 0.32);
    vec2 q = vec2(p.x, WATER + below) + bent;
    vec3 seen = land(vec2(q.x, max(q.y, WATER + 0.001)));
    vec2 own = vec2(q.x, 2.0 * BOATS - p.y + bent.y * 0.45);
    if (own.y > BOATS) seen = boats(seen, own);
    sum += min(seen * (1.0 + 0.8 * smoothstep(0.5, 2.0, seen.r)), vec3(6.0));
  }
  vec3 c = sum / float(SAMPLES) * mix(0.86, 0.5, smoothstep(0.0, 0.42, below));
  c += vec3(0.004, 0.008, 0.018);
  float path = exp(-pow((p.x - MOON.x) / (0.05 + below * 0.34), 2.0));
  return c + MOONLIGHT * path * glitter(p, WATER) * (0.42 + below);
}

vec3 picture(vec2 p) {
  vec3 c = p.y > WATER ? land(p) : water(p);
  c = fog(c, AIR * 1.5,
    0.55 * exp(-abs(p.y - WATER) * 26.0) * (0.6 + 0.5 * fbm(vec2(p.x * 3.0, p.y * 14.0), 4)));
  return boats(c, p);
}
