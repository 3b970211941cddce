const float WATER = 0.265;
const vec2 MOON = vec2(0.36, 0.60);
const float MOON_SIZE = 0.062;
const vec2 LAMP = vec2(1290.0 / 1080.0, 1.0 - 258.0 / 1080.0);
const vec3 MOONLIGHT = vec3(0.90, 0.86, 0.80);
const vec3 LAMPLIGHT = vec3(1.0, 0.74, 0.42);
const vec3 AIR = vec3(0.060, 0.078, 0.115);

vec3 sky(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.2);
  float up = clamp((p.y - WATER) / (1.0 - WATER), 0.0, 1.0);
  vec3 c = mix(vec3(0.075, 0.095, 0.135), vec3(0.014, 0.023, 0.050), pow(up, 0.7));
  c += vec3(0.20, 0.20, 0.23) * glow;
  c += stars(p + 2.37) * smoothstep(0.3, 0.7, up) * (1.0 - 0.9 * glow);
  c += MOONLIGHT * 1.75 * moonFace(p, MOON, MOON_SIZE);
  vec2 q = vec2(p.x * 1.1 - p.y * 0.3, (p.y - WATER) * 3.4);
  return cloud(c, q + 57.9, 0.56, glow * 1.3 + 0.04, vec3(0.028, 0.036, 0.058), MOONLIGHT * 0.8);
}

// Distance into the wet boulders at the viewer's feet, positive inside.
float bouldersAt(vec2 p) {
  vec2 q = p + 0.022 * vec2(fbm(p * 7.0 + 3.0, 4), fbm(p * 7.0 + 8.0, 4));
  float left = 0.105 * smoothstep(0.44, 0.05, q.x) + 0.05 * smoothstep(0.15, 0.0, q.x);
  float right = 0.075 * smoothstep(1.30, 1.62, q.x) + 0.05 * smoothstep(1.6, 1.78, q.x);
  return left + right - 0.03 - q.y + 0.018 * ridges(vec2(q.x * 9.0, 3.0), 3);
}

vec3 boulders(vec3 c, vec2 p) {
  float inside = bouldersAt(p);
  if (inside < -0.002) return c;
  float light = facets(p * vec2(0.8, 1.0), MOON - p, 0.052);
  vec3 stone = vec3(0.005, 0.007, 0.012)
    + MOONLIGHT * (0.13 * light * light + 0.22 * pow(light, 5.0) * exp(-inside * 22.0));
  return mix(c, stone, smoothstep(-0.0012, 0.0012, inside));
}

// The cliff's height above p; negative inside the rock. `near` 0 is the far headland, 1 the near one.
float cliffAt(vec2 p, float near) {
  vec2 q = p + vec2(0.035, 0.012) * fbm(p * 6.0 + near * 9.0, 5) + vec2(0.008) * fbm(p * 31.0, 3);
  float top = near > 0.5
    ? 0.44 * smoothstep(0.93, 1.07, q.x) + 0.10 * smoothstep(1.3, 1.9, q.x)
    : 0.17 * smoothstep(1.38, 0.9, q.x) * smoothstep(0.52, 0.66, q.x) + 0.03 * sin(q.x * 17.0);
  float stack = near > 0.5
    ? 0.205 * smoothstep(0.062, 0.035, abs(q.x - 0.83)) + 0.1 * smoothstep(0.05, 0.025, abs(q.x - 0.7))
    : 0.0;
  return q.y - (WATER - 0.05 + max(top * 0.62, stack));
}

vec3 rock(vec2 p, float near) {
  float depth = -cliffAt(p, near);
  vec2 strata = vec2(p.x * 1.6 + p.y * 0.25, p.y * 0.75);
  float facing = mix(relief(strata, MOON - p, 0.11, 6), facets(strata * vec2(1.0, 0.62), MOON - p, 0.034),
    0.62);
  float seaward = smoothstep(1.55, 0.95, p.x) * 0.75 + 0.25;
  float grass = smoothstep(0.03, 0.004, depth) * (0.5 + 0.5 * fbm(p * vec2(90.0, 40.0), 3));
  vec3 c = vec3(0.010, 0.013, 0.022)
    + MOONLIGHT * (0.30 * facing * facing * seaward + 0.07 * grass * seaward);
  return fog(c, AIR * 1.2, (near > 0.5 ? 0.1 : 1.0) + 0.9 * exp(-(p.y - WATER) * 16.0));
}

vec3 land(vec2 p) {
  vec3 c = sky(p);
  c = mix(c, rock(p, 0.0), smoothstep(0.001, -0.001, cliffAt(p, 0.0)));
  Ink i = ink(uLayer0, p);
  vec3 wall = vec3(0.012, 0.014, 0.024) + MOONLIGHT * 0.5 * i.lit * i.lit + LAMPLIGHT * 3.0 * i.lamp;
  c = mix(c, wall, i.cover);
  return mix(c, rock(p, 1.0), smoothstep(0.001, -0.001, cliffAt(p, 1.0)));
}

// The lamp's cone through drifting mist.
float beam(vec2 p, vec2 direction, float width) {
  vec2 d = p - LAMP;
  float along = dot(d, direction);
  float across = abs(d.x * direction.y - d.y * direction.x);
  if (along <= 0.0) return 0.0;
  float spreadAt = 0.006 + along * width;
  float mist = 0.75 + 0.5 * fbm(p * vec2(3.0, 6.0) + 4.0, 5);
  return exp(-pow(across / spreadAt, 2.0) * 1.6) * mist * 0.02 / (0.02 + along * 0.075) * exp(-along * 0.55);
}

vec3 water(vec2 p) {
  const int SAMPLES = 3;
  float below = WATER - p.y;
  vec2 slope = ripple(p, WATER, 1.0, 3.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES; i++) {
    vec2 r = jitter(p, i) - 0.5;
    vec2 bent = vec2(slope.x * 0.3 + r.x * 0.12, abs(slope.y) + r.y * 0.7 + 0.25) * (0.06 + below * 0.6);
    sum += min(land(vec2(p.x, WATER + below) + bent), vec3(2.0));
  }
  vec3 c = sum / float(SAMPLES) * 0.55 + vec3(0.003, 0.007, 0.013);
  float path = exp(-pow((p.x - MOON.x) / (0.07 + below * 0.55), 2.0));
  c += MOONLIGHT * path * glitter(p, WATER) * 0.62;
  float shore = smoothstep(0.06, -0.015, cliffAt(vec2(p.x, WATER + below * 0.3), 1.0));
  float lace = smoothstep(0.05, 0.55, fbm(vec2(p.x * 26.0, below * 90.0) + slope * 2.0, 5) + 0.2
    - below * 3.4);
  return c + MOONLIGHT * 0.25 * lace * shore * exp(-below * 9.0);
}

vec3 picture(vec2 p) {
  vec3 c = p.y > WATER ? land(p) : water(p);
  float low = exp(-abs(p.y - WATER - 0.015) * 19.0);
  float drift = 0.6 + 0.8 * fbm(vec2(p.x * 2.2, p.y * 9.0) + 12.0, 5);
  c = fog(c, AIR * 1.7 + MOONLIGHT * 0.16 * halo(p, MOON, MOON_SIZE, 0.4), 0.95 * low * drift);
  float sweep = beam(p, normalize(vec2(-1.0, 0.13)), 0.085) + 0.5 * beam(p, normalize(vec2(1.0, -0.1)), 0.07);
  c += LAMPLIGHT * 0.85 * sweep;
  float near = length(p - LAMP);
  c += LAMPLIGHT * (0.5 * exp(-near * 22.0) + 2.5 * exp(-near * near * 9000.0));
  return boulders(c, p);
}
