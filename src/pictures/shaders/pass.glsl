const vec2 MOON = vec2(1.50, 0.87);
const float MOON_SIZE = 0.036;
const vec3 MOONLIGHT = vec3(0.80, 0.87, 1.0);
const vec3 LAMPLIGHT = vec3(1.0, 0.55, 0.20);
const vec3 SHADE = vec3(0.030, 0.044, 0.088);
const vec3 AIR = vec3(0.066, 0.088, 0.150);
const int PEAKS = 7;
// Each peak: middle, height, half its width at the foot, nearness 0…1.
const vec4 PEAK[PEAKS] = vec4[](
  vec4(0.62, 0.62, 0.55, 0.0), vec4(1.16, 0.66, 0.60, 0.05), vec4(0.98, 0.74, 0.50, 0.2),
  vec4(1.78, 0.70, 0.62, 0.3), vec4(0.24, 0.86, 0.74, 0.5), vec4(1.36, 0.50, 0.46, 0.75),
  vec4(0.52, 0.46, 0.50, 0.85)
);

vec3 sky(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.2);
  vec3 c = mix(vec3(0.100, 0.125, 0.195), vec3(0.014, 0.021, 0.062), smoothstep(0.38, 1.0, p.y));
  c += vec3(0.12, 0.05, 0.075) * exp(-pow((p.y - 0.5) * 4.5, 2.0)) + MOONLIGHT * 0.15 * glow;
  c += stars(p + 7.37) * smoothstep(0.5, 0.8, p.y) * (1.0 - 0.9 * glow) * 1.2;
  c += MOONLIGHT * vec3(1.12, 1.0, 0.86) * 1.7 * moonFace(p, MOON, MOON_SIZE);
  vec2 q = vec2(p.x * 1.0 + p.y * 0.5, p.y * 4.0);
  return cloud(c, q + 1.2, 0.44, glow * 0.9 + 0.07, vec3(0.040, 0.050, 0.088), MOONLIGHT * 0.65);
}

float topOf(float x, vec4 peak, float seed) {
  float away = abs(x - peak.x) / (x < peak.x ? peak.z * 0.86 : peak.z * 1.22);
  float rough = 0.10 * fbm(vec2(x * 5.5 + seed, seed), 7);
  return peak.y * (1.0 - pow(away, 0.86) * 0.82) + rough * smoothstep(0.0, 0.12, away)
    + 0.012 * ridges(vec2(x * 26.0, seed), 3);
}

// Snow and rock of one mountain: the ridge that runs down from its top divides light from shade.
vec3 slopes(vec2 p, vec4 peak, float seed) {
  float fall = peak.y - p.y;
  float spine = peak.x - 0.05 * fbm(vec2(fall * 8.0, seed), 4) * smoothstep(0.0, 0.2, fall) - fall * 0.16;
  vec2 q = vec2((p.x - spine) / (0.35 + fall * 1.1), fall * 1.4);
  float folds = relief(q * vec2(0.9, 0.55) + seed, vec2(1.0, 0.35), 0.27, 7);
  float fine = facets(p * vec2(1.0, 0.62) + seed * 3.0, vec2(1.0, 0.7), 0.045);
  float lit = smoothstep(-0.012, 0.02, p.x - spine + 0.03 * (folds - 0.4));
  float light = mix(0.08 + 0.22 * folds, 0.34 + 0.72 * folds, lit) * (0.55 + 0.9 * fine);
  float rock = smoothstep(0.42, 0.62, ridges(q * vec2(3.4, 1.3) + seed * 1.7, 6) * (0.75 + 0.5 * fine)
    + 0.10 * lit) * 0.85;
  vec3 snow = SHADE + MOONLIGHT * 0.52 * light * light;
  vec3 stone = vec3(0.014, 0.018, 0.032) + MOONLIGHT * 0.055 * light;
  return mix(snow, stone, rock * (1.0 - 0.3 * lit));
}

vec3 mountains(vec3 c, vec2 p) {
  for (int i = 0; i < PEAKS; i++) {
    vec4 peak = PEAK[i];
    float seed = float(i) * 7.31 + 2.0;
    float top = topOf(p.x, peak, seed);
    if (p.y > top + 0.001) continue;
    float mist = mix(0.72, 0.08, peak.w) + 1.5 * exp(-max(p.y - 0.30, 0.0) * 11.0) * (1.0 - 0.6 * peak.w);
    mist *= 0.75 + 0.6 * fbm(p * vec2(2.0, 5.0) + seed, 4);
    vec3 face = fog(slopes(p, peak, seed), AIR * 1.25 + MOONLIGHT * 0.03, max(mist, 0.0));
    c = mix(c, face, smoothstep(0.001, -0.001, p.y - top));
  }
  return c;
}

// The crag that carries the monastery: snow on its ledges, bare rock between.
vec3 crag(vec3 c, vec2 p) {
  vec2 q = p + 0.020 * vec2(fbm(p * 9.0, 4), fbm(p * 9.0 + 5.0, 4));
  float level = smoothstep(0.95, 1.075, q.x) * smoothstep(1.72, 1.405, q.x);
  float top = 0.30 + 0.154 * level - 0.02 * smoothstep(1.42, 1.55, q.x);
  float depth = top - q.y;
  if (depth < -0.002) return c;
  float light = facets(p * vec2(1.0, 0.62), vec2(1.0, 0.5), 0.036);
  float upward = facets(p * vec2(1.0, 0.62), vec2(0.15, 1.0), 0.036);
  float ledge = clamp(smoothstep(0.50, 0.60, upward) + exp(-depth * 130.0) + smoothstep(0.075, 0.12, depth),
    0.0, 1.0);
  vec3 stone = vec3(0.012, 0.016, 0.030) + MOONLIGHT * 0.11 * light * light;
  vec3 snow = SHADE + MOONLIGHT * 0.34 * (0.25 + 0.6 * light);
  vec3 rock = fog(mix(stone, snow, ledge), AIR * 1.3, 0.10 + 1.2 * exp(-(p.y - 0.29) * 17.0));
  return mix(c, rock, smoothstep(-0.0015, 0.0015, depth));
}

// The snow fields that the trail climbs, farthest first.
vec3 fields(vec3 c, vec2 p) {
  for (int i = 0; i < 4; i++) {
    float n = float(i);
    float top = 0.385 - n * 0.082 + 0.034 * sin(p.x * (2.6 - n * 0.3) + n * 2.3 + 0.8)
      + 0.018 * fbm(vec2(p.x * 4.0 + n * 9.0, n), 5);
    if (p.y > top + 0.002) continue;
    float depth = top - p.y;
    float soft = fbm(vec2(p.x * 3.2, p.y * 11.0) + n * 5.0, 5);
    float light = 0.42 + 0.30 * soft + 0.34 * exp(-depth * 26.0) - 0.14 * smoothstep(0.0, 0.2, depth);
    light += 0.05 * fbm(p * vec2(60.0, 130.0), 3);
    vec2 fromMoon = p - vec2(MOON.x, 0.62);
    float shadow = smoothstep(0.05, 0.34, fbm(vec2(fromMoon.x / fromMoon.y * 7.0, 2.0 + n), 4));
    light -= 0.17 * shadow * smoothstep(0.0, 0.05, depth) * smoothstep(0.1, 0.5, abs(p.x - 0.85));
    vec3 snow = SHADE * 0.9 + MOONLIGHT * 0.40 * light * light * mix(1.0, 0.66, smoothstep(0.5, 0.0, p.y));
    float glint = starGrid(p * vec2(1.0, 1.7) + n, 130.0, 0.16).g;
    c = mix(c, fog(snow + MOONLIGHT * 0.25 * glint, AIR * 1.3, 0.55 - n * 0.17),
      smoothstep(0.0015, -0.0015, p.y - top));
  }
  return c;
}

vec3 picture(vec2 p) {
  vec3 c = fields(crag(mountains(sky(p), p), p), p);
  Ink walked = ink(uLayer0, p + 0.004 * vec2(fbm(p * 30.0, 3), fbm(p * 30.0 + 9.0, 3)));
  c *= 1.0 - 0.34 * walked.cover * (0.8 + 0.6 * fbm(p * vec2(50.0, 90.0), 3));
  Ink tree = ink(uLayer2, p);
  vec3 needles = vec3(0.007, 0.011, 0.020) + MOONLIGHT * 0.30 * tree.lit * tree.lit;
  c = mix(c, fog(needles, AIR * 1.2, 0.55 * smoothstep(0.2, 0.40, p.y)), tree.cover);

  float pool = 0.4 * lampGlow(uLayer1, p, 5.0) + 1.5 * lampGlow(uLayer1, p + vec2(0.0, 0.02), 6.4);
  pool += 2.6 * lampGlow(uLayer1, p + vec2(0.0, 0.035), 7.6);
  float snowy = smoothstep(0.47, 0.36, p.y);
  c += LAMPLIGHT * pool * mix(0.12, 2.6, snowy * smoothstep(1.13, 1.0, p.x + max(p.y - 0.39, 0.0) * 2.0))
    * (0.75 + 0.5 * fbm(p * vec2(30.0, 60.0), 3));
  Ink i = ink(uLayer1, p);
  vec3 wall = vec3(0.010, 0.013, 0.024) + MOONLIGHT * 0.34 * i.lit * i.lit;
  c = mix(c, fog(wall, AIR, 0.14 * smoothstep(0.3, 0.45, p.y)) + LAMPLIGHT * 4.2 * i.lamp, i.cover);

  float bank = exp(-pow((p.y - 0.36) * 11.0, 2.0)) * (0.35 + fbm(vec2(p.x * 1.8 + 3.0, p.y * 8.0), 5))
    * smoothstep(0.12, 0.3, abs(p.x - 1.22));
  c = fog(c, AIR * 1.5 + MOONLIGHT * 0.03, max(bank, 0.0) * 0.9);
  Ink near = ink(uLayer3, p);
  vec3 bough = vec3(0.004, 0.006, 0.011)
    + vec3(0.10, 0.135, 0.20) * near.lit * near.lit * (0.7 + 0.7 * fbm(p * 90.0, 3));
  bough += LAMPLIGHT * 0.35 * near.lit * lampGlow(uLayer1, p, 7.0);
  return mix(c, bough, near.cover);
}
