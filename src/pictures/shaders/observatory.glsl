const float SEA = 0.205;
const vec2 POLE = vec2(0.60, 0.735);
const vec2 MOON = vec2(-0.25, 0.62);
const vec3 MOONLIGHT = vec3(0.80, 0.88, 1.0);
const vec3 LAMPLIGHT = vec3(1.0, 0.58, 0.26);
const vec3 TEAL = vec3(0.30, 0.56, 0.54);
const vec3 ROSE = vec3(0.70, 0.30, 0.42);
const vec3 AIR = vec3(0.066, 0.092, 0.140);
const float EXPOSURE = 0.62;

// Stars drawn out into arcs around the pole: one star per ring and sector, turning by EXPOSURE radians.
vec3 trails(vec2 p, float rings, float seed) {
  vec2 d = p - POLE;
  float r = length(d);
  float ring = floor(r * rings);
  float angle = atan(d.y, d.x) / (2.0 * PI) + hash1(vec2(ring, seed));
  float sectors = 3.0;
  float sector = floor(fract(angle) * sectors);
  vec2 key = vec2(ring + seed * 3.1, sector + 1.7);
  float along = (fract(fract(angle) * sectors)) / sectors * 2.0 * PI;
  float arc = EXPOSURE * (0.92 + 0.16 * hash1(key + 4.0));
  float begin = hash1(key + 9.0) * (2.0 * PI / sectors - arc);
  float within = smoothstep(0.0, 0.02 + 0.004 / r, along - begin) * smoothstep(0.0, 0.02, begin + arc
    - along);
  float place = (ring + 0.25 + 0.5 * hash1(key)) / rings;
  float thin = 0.00075;
  float power = pow(hash1(key + 2.0), 5.0) * 0.85 + 0.05;
  vec3 colour = mix(vec3(0.66, 0.80, 1.0), vec3(1.0, 0.80, 0.56), smoothstep(0.4, 0.9, hash1(key + 6.0)));
  return colour * power * within * exp(-pow((r - place) / thin, 2.0)) * step(0.25, hash1(key + 12.0));
}

vec3 sky(vec2 p) {
  float up = clamp((p.y - 0.34) / 0.66, 0.0, 1.0);
  vec3 c = mix(vec3(0.105, 0.135, 0.190), vec3(0.013, 0.018, 0.052), pow(up, 0.6));
  c += vec3(0.13, 0.055, 0.080) * exp(-up * 6.5);
  c += 0.55 * aurora(p, vec2(0.6, -1.2), 0.42 + 0.03 * sin(p.x * 3.0), 71.7, TEAL, ROSE);
  vec3 lines = trails(p, 62.0, 1.0) + trails(p, 104.0, 2.0) * 0.6 + trails(p, 171.0, 3.0) * 0.38;
  c += lines * 0.95 * smoothstep(0.02, 0.35, up);
  return c + vec3(0.9, 0.92, 1.0) * 0.9 * exp(-pow(length(p - POLE) / 0.0019, 2.0));
}

vec3 range(vec3 c, vec2 p) {
  for (int i = 0; i < 2; i++) {
    float n = float(i);
    float top = 0.395 - 0.035 * n
      + 0.105 * ridges(vec2(p.x * (1.9 + n) + n * 5.0 + 4.0, n), 6)
      * (0.35 + 0.65 * smoothstep(1.2, 0.1, p.x));
    float face = mix(relief(p * vec2(1.0, 0.8) + n * 3.0, vec2(-1.0, 0.5), 0.10, 6),
      facets(p * vec2(1.0, 0.7) + n, vec2(-1.0, 0.5), 0.05), 0.4);
    vec3 snow = vec3(0.030, 0.044, 0.080) + MOONLIGHT * 0.25 * face * face;
    c = mix(c, fog(snow, AIR * 1.5, 0.95 - 0.4 * n + exp(-(p.y - 0.33) * 16.0)),
      smoothstep(0.001, -0.001, p.y - top));
  }
  return c;
}

// Height of the shelf's flat top and of its cliff foot at x.
float shelfTop(float x) {
  return 0.375 - 0.03 * smoothstep(1.1, 0.25, x) + 0.006 * fbm(vec2(x * 6.0, 1.0), 4);
}

float shelfEdge(vec2 p) {
  float step1 = 0.060 * fbm(vec2(p.x * 3.2, 4.0), 4) + 0.016 * fbm(vec2(p.x * 19.0, 2.0), 3);
  return 0.315 + step1 - 0.05 * smoothstep(0.3, 1.0, p.x) + 0.03 * smoothstep(1.3, 1.7, p.x);
}

vec3 shelf(vec3 c, vec2 p) {
  float top = shelfTop(p.x);
  float edge = min(shelfEdge(p), top - 0.012);
  if (p.y > top + 0.001 || p.y < SEA) return c;
  float drift = fbm(vec2(p.x * 3.5, p.y * 26.0), 5);
  float light = 0.52 + 0.30 * drift + 0.05 * fbm(p * vec2(80.0, 220.0), 3);
  vec3 snow = vec3(0.030, 0.044, 0.080) + MOONLIGHT * 0.44 * light * light;
  snow += LAMPLIGHT * 0.95 * (lampGlow(uLayer0, p + vec2(0.0, 0.02), 6.0)
    + 1.2 * lampGlow(uLayer0, p + vec2(0.0, 0.03), 7.2)) * (0.8 + drift * 0.5);
  snow += MOONLIGHT * 0.3 * starGrid(p * vec2(1.0, 2.4), 140.0, 0.15).g;
  float blocks = facets(vec2(p.x + 0.15 * p.y, p.y * 0.55), vec2(-1.0, 0.4), 0.034);
  float bands = 0.85 + 0.15 * sin((p.y + 0.008 * fbm(p * vec2(6.0, 3.0), 4)) * 340.0);
  float depth = clamp((edge - p.y) / (edge - SEA), 0.0, 1.0);
  vec3 ice = vec3(0.012, 0.026, 0.040)
    + (MOONLIGHT * 0.34 * blocks * blocks + TEAL * 0.06 * (1.0 - depth)) * bands;
  ice *= mix(1.0, 0.55, depth);
  ice += MOONLIGHT * 0.15 * exp(-(edge - p.y) * 190.0);
  vec3 body = mix(snow, ice, smoothstep(0.0015, -0.0015, p.y - edge));
  return mix(c, body, smoothstep(0.001, -0.001, p.y - top));
}

vec3 building(vec3 c, vec2 p) {
  Ink i = ink(uLayer0, p);
  vec3 wall = vec3(0.012, 0.016, 0.028) + MOONLIGHT * 0.42 * i.lit * i.lit;
  c = mix(c, wall + LAMPLIGHT * 2.8 * i.lamp, i.cover);
  return c + LAMPLIGHT * (0.25 * lampGlow(uLayer0, p, 5.0) + 0.14 * lampGlow(uLayer0, p, 7.0));
}

vec3 land(vec2 p) {
  return building(shelf(range(sky(p), p), p), p);
}

vec3 water(vec2 p) {
  const int SAMPLES = 3;
  float below = SEA - p.y;
  float away = 0.26 / max(below, 0.002);
  vec2 slope = ripple(p, SEA, 0.8, 21.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES; i++) {
    vec2 r = jitter(p, i) - 0.5;
    vec2 bent = vec2(slope.x * 0.2 + r.x * 0.08, slope.y * 0.7 + r.y * 0.4) * (0.02 + below * 0.35);
    sum += min(land(vec2(p.x, SEA + 0.002 + below * 1.15) + bent), vec3(2.0));
  }
  vec3 c = sum / float(SAMPLES) * 0.52 + vec3(0.003, 0.007, 0.012);
  vec2 q = vec2((p.x - 0.8) * away * 1.9, away * 1.7);
  vec2 cell = q * 0.9 + 0.35 * vec2(fbm(q * 1.3, 4), fbm(q * 1.3 + 7.0, 4));
  float floes = fbm(cell * vec2(0.9, 1.3) + 14.0, 5) - 0.16 + 0.05 * sin(cell.x * 2.0);
  float edge = smoothstep(0.0, 0.02, floes);
  float rim = smoothstep(0.05, 0.0, abs(floes - 0.012)) * smoothstep(-0.01, 0.01, floes);
  vec3 plate = vec3(0.030, 0.045, 0.072) + MOONLIGHT * (0.085 + 0.05 * fbm(q * vec2(4.0, 8.0), 3))
    + MOONLIGHT * 0.14 * rim;
  vec3 side = c * 0.4;
  c = mix(c, side, smoothstep(-0.035, 0.0, floes) * 0.7);
  return mix(c, plate, edge * 0.94);
}

vec3 picture(vec2 p) {
  vec3 c = p.y > SEA ? land(p) : water(p);
  float bank = exp(-pow((p.y - SEA - 0.005) * 30.0, 2.0)) * (0.4 + 0.7 * fbm(vec2(p.x * 3.0, p.y * 16.0), 4));
  return fog(c, AIR * 1.3, max(bank, 0.0) * 0.6);
}
