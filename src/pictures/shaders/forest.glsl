const float SNOW = 1.0 - 690.0 / 1080.0;
const vec2 CLEARING = vec2(0.915, 0.44);
const vec3 FROST = vec3(0.74, 0.90, 0.92);
const vec3 LAMPLIGHT = vec3(1.0, 0.56, 0.26);
const vec3 TEAL = vec3(0.40, 0.68, 0.60);
const vec3 ROSE = vec3(0.80, 0.34, 0.50);
const vec3 AIR = vec3(0.070, 0.105, 0.125);

vec3 sky(vec2 p) {
  float up = clamp((p.y - SNOW) / (1.0 - SNOW), 0.0, 1.0);
  vec3 c = mix(vec3(0.090, 0.125, 0.145), vec3(0.012, 0.016, 0.046), pow(up, 0.75));
  c += stars(p + 9.37) * smoothstep(0.1, 0.4, up) * 0.9;
  vec2 eye = vec2(0.92, -0.5);
  c += 1.5 * aurora(p, eye, 0.56 + 0.20 * (p.x - 0.9), 41.3, TEAL, ROSE);
  c += 1.1 * aurora(p, eye, 0.70 - 0.12 * (p.x - 0.9), 57.9, TEAL * 0.8, ROSE);
  vec2 d = (p - CLEARING) * vec2(1.1, 1.5);
  return c + TEAL * 0.26 * exp(-dot(d, d) * 13.0);
}

// How much of the clearing's light reaches p.
float nearClearing(vec2 p) {
  vec2 d = (p - CLEARING) * vec2(0.8, 1.0);
  return exp(-dot(d, d) * 2.6);
}

vec3 trees(vec3 c, sampler2D layer, vec2 p, float mist, float strength) {
  Ink i = ink(layer, p);
  vec3 tint = mix(FROST * 0.75 + TEAL * 0.2, ROSE * 0.55 + 0.32, smoothstep(0.55, 1.05, p.y));
  float bark = 0.85 + 0.3 * fbm(p * vec2(40.0, 150.0), 3);
  vec3 wood = vec3(0.005, 0.008, 0.012)
    + tint * strength * i.lit * i.lit * bark * (0.30 + 0.8 * nearClearing(p));
  wood += LAMPLIGHT * 0.9 * i.lit * lampGlow(uLayer3, p, 7.6);
  wood = fog(wood, AIR * 1.2 + TEAL * 0.10 * nearClearing(p),
    mist * (0.7 + 0.9 * exp(-abs(p.y - SNOW) * 6.0)));
  return mix(c, wood, i.cover);
}

float streamAt(vec2 p) {
  float below = max(SNOW - p.y, 0.0);
  float middle = 0.915 + 0.13 * sin(below * 13.0 + 0.5) * smoothstep(0.0, 0.2, below) + below * 0.18;
  float wide = 0.008 + below * 0.36
    + 0.05 * fbm(vec2(p.x * 3.0, below * 16.0), 4) * smoothstep(0.0, 0.1, below);
  return wide - abs(p.x - middle);
}

vec3 backdrop(vec2 p) {
  return trees(trees(sky(p), uLayer0, p, 0.95, 0.40), uLayer1, p, 0.30, 0.85);
}

vec3 ground(vec2 p) {
  float below = SNOW - p.y;
  float away = 0.28 / (below + 0.02);
  vec2 q = vec2((p.x - 0.915) * away * 2.4, away * 2.0);
  float bump = fbm(q * vec2(0.7, 1.3), 6);
  float light = 0.42 + 0.42 * bump;
  vec2 d = p - vec2(0.915, SNOW);
  float shadows = fbm(vec2(d.x / (0.12 - d.y) * 7.0, 3.0 - d.y * 1.5), 4);
  light *= 0.72 + 0.55 * smoothstep(-0.25, 0.4, shadows);
  float glow = nearClearing(p);
  vec3 c = vec3(0.016, 0.028, 0.044) + (vec3(0.10, 0.155, 0.185)) * light * light * (0.75 + 2.9 * glow);
  c += FROST * 0.16 * starGrid(p * vec2(1.0, 1.6), 120.0, 0.2).g * (0.3 + glow);
  float bank = streamAt(p);
  if (bank > -0.01) {
    vec2 bent = vec2(0.004, 0.02) * vec2(fbm(q * 2.0, 3), fbm(q * 1.4 + 5.0, 3));
    vec3 ice = backdrop(vec2(p.x, SNOW + below * 1.25) + bent) * 0.86 + vec3(0.004, 0.008, 0.012);
    ice += FROST * 0.05 * exp(-abs(fbm(q * 1.2 + 2.0, 4)) * 45.0);
    c = mix(c, ice, smoothstep(-0.002, 0.003, bank));
    c += FROST * 0.06 * smoothstep(0.012, 0.0, abs(bank + 0.003)) * glow * smoothstep(-0.2, 0.5, bump);
  }
  return c;
}

vec3 picture(vec2 p) {
  float edge = SNOW - 0.012 + 0.026 * fbm(vec2(p.x * 4.0, 2.0), 5);
  vec3 c = trees(sky(p), uLayer0, p, 0.95, 0.40);
  c = mix(c, ground(p), smoothstep(0.002, -0.002, p.y - edge));
  vec3 mist = AIR * 1.3 + TEAL * 0.13 * nearClearing(p);
  float bank = exp(-pow((p.y - SNOW - 0.02) * 11.0, 2.0)) * (0.75 + 0.8 * fbm(vec2(p.x * 2.4, p.y * 9.0), 5));
  c = fog(c, mist, max(bank, 0.0) * 0.85);
  c += LAMPLIGHT * (0.5 * lampGlow(uLayer3, p, 5.0) + 1.1 * lampGlow(uLayer3, p, 7.0)
    + 1.3 * lampGlow(uLayer3, p, 8.0));
  c = trees(c, uLayer1, p, 0.24, 0.85);
  Ink i = ink(uLayer3, p);
  c = mix(c, vec3(0.006, 0.008, 0.012) + FROST * 0.3 * i.lit * i.lit + LAMPLIGHT * 4.5 * i.lamp, i.cover);
  c = trees(c, uLayer2, p, 0.02, 1.05);
  vec2 flake = starGrid(p * vec2(1.0, 1.0) + vec2(3.0, 8.0), 22.0, 0.3).gb;
  return c + FROST * 0.05 * flake.x;
}
