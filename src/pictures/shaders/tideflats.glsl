const float FLAT = 1.0 - 642.0 / 1080.0;
const float HERON = 1.0 - 872.0 / 1080.0;
const vec3 MOONLIGHT = vec3(0.74, 0.80, 0.93);
const vec3 LAMPLIGHT = vec3(1.0, 0.56, 0.24);
const vec3 AIR = vec3(0.085, 0.100, 0.160);

// The Milky Way as a leaning band with dark lanes.
vec3 milkyWay(vec2 p) {
  vec2 q = vec2(p.x - 1.30 + (p.y - 0.5) * 0.62, p.y + p.x * 0.3);
  float bend = 0.05 * fbm(p * 2.2, 3);
  float across = (q.x + bend) / 0.17;
  float band = exp(-across * across);
  float dust = smoothstep(-0.15, 0.5, fbm(vec2(q.x * 11.0, q.y * 5.0) + 0.25 * fbm(p * 9.0, 3), 7)
    + 0.42 * exp(-across * across * 7.0));
  float cloudy = 0.65 + 0.7 * fbm(p * 8.0 + 3.0, 5);
  vec3 c = mix(vec3(0.105, 0.125, 0.195), vec3(0.26, 0.195, 0.205), exp(-across * across * 3.0));
  vec3 grains = stars(p * 1.0 + 7.0) * 0.8 + starGrid(p, 150.0, 0.6) * 0.5;
  return c * band * cloudy * (1.0 - 0.82 * dust) * 1.25 + grains * band * (1.0 - 0.6 * dust);
}

vec3 sky(vec2 p) {
  float up = clamp((p.y - FLAT) / (1.0 - FLAT), 0.0, 1.0);
  vec3 c = mix(vec3(0.120, 0.125, 0.185), vec3(0.015, 0.020, 0.050), pow(up, 0.5));
  c += vec3(0.24, 0.120, 0.145) * exp(-up * 8.0) * (0.55 + 0.45 * smoothstep(0.1, 1.1, p.x));
  c += stars(p + 4.37) * smoothstep(0.02, 0.3, up);
  c += milkyWay(p) * smoothstep(0.0, 0.3, up);
  vec2 q = vec2(p.x * 0.9, (p.y - FLAT) * 11.0);
  return cloud(c, q + 8.3, 0.40 * exp(-up * 1.6), 0.4, vec3(0.080, 0.070, 0.105), vec3(0.22, 0.16, 0.20));
}

vec3 land(vec2 p) {
  vec3 c = sky(p);
  for (int i = 0; i < 2; i++) {
    float near = float(i);
    float top = FLAT + 0.030 - 0.017 * near
      + 0.03 * fbm(vec2(p.x * (1.6 + near) + near * 4.0 + 1.0, near), 5);
    c = mix(c, mix(AIR * 1.3, AIR * 0.75, near), smoothstep(0.0008, -0.0008, p.y - top) * 0.85);
  }
  Ink i = ink(uLayer0, p);
  vec3 wood = vec3(0.012, 0.013, 0.024) + MOONLIGHT * 0.35 * i.lit * i.lit + LAMPLIGHT * 3.4 * i.lamp;
  wood = fog(wood, AIR, 0.22);
  return mix(c, wood, i.cover) + LAMPLIGHT * 0.35 * lampGlow(uLayer0, p, 5.0);
}

// Height of the sand over the water that is left, at ground position q (x across, y away).
float sand(vec2 q) {
  float channel = abs(q.x + 0.55 * sin(q.y * 0.62 + 0.6) + 0.34 * sin(q.y * 0.23) - 0.1);
  vec2 warp = vec2(fbm(q * 0.55, 3), fbm(q * 0.55 + 9.0, 3));
  float body = fbm(q * vec2(0.62, 0.42) + warp * 0.7 + 2.0, 5);
  return body * 0.62 + 0.16 * smoothstep(0.1, 1.2, channel) - 0.42 * exp(-channel * channel * 5.5) - 0.035
    - 0.10 * smoothstep(0.2, 2.6, q.x);
}

vec3 ground(vec2 p) {
  float below = FLAT - p.y;
  float away = 0.30 / max(below, 0.0015);
  vec2 q = vec2((p.x - 0.86) * away * 2.6, away * 1.7);
  float high = sand(q);
  float wet = smoothstep(0.03, -0.012, high);
  float fade = exp(-away * 0.11);
  float marks = sin(q.y * 34.0 + q.x * 5.0 + 6.0 * fbm(q * 1.3, 3)) * fade * smoothstep(0.0, 0.12, high);
  float lean = sand(q + vec2(0.05, 0.05)) - high;

  vec2 mirror = vec2(p.x, FLAT + below * 1.05);
  vec2 wind = ripple(p, FLAT, 0.8, 2.0) * 0.006;
  vec3 pool = land(mirror + wind) * mix(0.92, 0.66, smoothstep(0.05, 0.4, below));
  Ink bird = ink(uLayer1, vec2(p.x + wind.x, 2.0 * HERON - p.y));
  if (p.y < HERON) pool = mix(pool, vec3(0.01), bird.cover * 0.85);

  vec3 damp = sky(vec2(p.x, FLAT + below * 0.5 + 0.05)) * 0.18;
  vec3 c = vec3(0.024, 0.025, 0.040) + damp * (1.5 + 0.9 * marks);
  c += MOONLIGHT * 0.15 * clamp(-lean * 5.0 + 0.14 + 0.22 * marks, 0.0, 1.0);
  c *= 0.85 + 0.3 * fbm(q * 9.0, 3) * fade;
  c += MOONLIGHT * 0.16 * smoothstep(0.028, 0.0, abs(high - 0.012)) * fade;
  return fog(mix(c, pool, wet), AIR * 1.25 + vec3(0.05, 0.02, 0.025), 1.1 * exp(-below * 42.0));
}

vec3 picture(vec2 p) {
  vec3 c = p.y > FLAT ? land(p) : ground(p);
  Ink i = ink(uLayer0, p);
  if (p.y <= FLAT) c = mix(c, vec3(0.011, 0.012, 0.020) + MOONLIGHT * 0.3 * i.lit * i.lit, i.cover);
  Ink bird = ink(uLayer1, p);
  return mix(c, vec3(0.010, 0.011, 0.018) + MOONLIGHT * 0.5 * bird.lit * bird.lit, bird.cover);
}
