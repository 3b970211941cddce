const float ICE = 1.0 - 802.0 / 1080.0;
const float SLEDGE = 1.0 - 967.0 / 1080.0;
const vec3 MOONLIGHT = vec3(0.80, 0.88, 0.96);
const vec3 LAMPLIGHT = vec3(1.0, 0.62, 0.34);
const vec3 TEAL = vec3(0.26, 0.60, 0.56);
const vec3 ROSE = vec3(0.72, 0.30, 0.44);
const vec3 AIR = vec3(0.056, 0.086, 0.120);

vec3 sky(vec2 p) {
  float up = clamp((p.y - ICE) / (1.0 - ICE), 0.0, 1.0);
  vec3 c = mix(vec3(0.070, 0.090, 0.130), vec3(0.012, 0.016, 0.046), pow(up, 0.6));
  c += stars(p + 8.37) * smoothstep(0.0, 0.3, up);
  vec2 eye = vec2(0.93, -0.9);
  c += aurora(p, eye, 0.47 + 0.12 * sin(p.x * 2.3 + 0.4), 3.1, TEAL, ROSE);
  c += 0.75 * aurora(p, eye, 0.62 + 0.10 * sin(p.x * 3.1 + 2.6), 11.7, TEAL * 0.9, ROSE);
  c += 0.5 * aurora(p, eye, 0.40 + 0.05 * sin(p.x * 4.4 + 4.0), 23.9, TEAL, ROSE * 0.6);
  return c;
}

vec3 glass(vec3 c, sampler2D layer, vec2 p, float mist) {
  Ink i = ink(layer, p);
  float height = clamp((p.y - ICE) * 1.7, 0.0, 1.0);
  vec3 tint = mix(TEAL * 0.9 + 0.12, ROSE * 0.7 + 0.25, height);
  vec3 wall = c * 0.22 + vec3(0.007, 0.010, 0.020) + tint * 0.80 * i.lit * i.lit;
  wall = fog(wall, AIR * 1.25 + TEAL * 0.02, mist * (0.7 + 0.9 * exp(-(p.y - ICE) * 7.0)));
  c = mix(c, wall + LAMPLIGHT * 2.6 * i.lamp * (1.0 - 0.4 * mist), i.cover);
  return c + LAMPLIGHT * 0.22 * lampGlow(layer, p, 5.0);
}

vec3 land(vec2 p) {
  vec3 c = sky(p);
  for (int i = 0; i < 2; i++) {
    float near = float(i);
    float top = ICE + 0.105 - 0.045 * near
      + 0.10 * ridges(vec2(p.x * (1.5 + near) + near * 3.0 + 0.7, near), 5)
      * (0.4 + 0.6 * smoothstep(0.2, 0.7, abs(p.x - 0.93)));
    vec3 snow = AIR * mix(1.5, 0.9, near) + MOONLIGHT * 0.06 * relief(p + near, vec2(0.4, 1.0), 0.08, 5);
    c = mix(c, fog(snow, AIR * 1.5, exp(-(p.y - ICE) * 14.0)), smoothstep(0.001, -0.001, p.y - top));
  }
  c = glass(c, uLayer0, p, 0.85);
  c = glass(c, uLayer1, p, 0.26);
  return glass(c, uLayer2, p, 0.06);
}

vec3 ice(vec2 p) {
  const int SAMPLES = 3;
  float below = ICE - p.y;
  float away = 0.26 / max(below, 0.002);
  vec2 q = vec2((p.x - 0.93) * away * 2.0, away * 1.6);
  float snow = smoothstep(0.10, 0.42, fbm(q * vec2(0.35, 1.1) + 3.0, 5));
  float cracks = exp(-abs(fbm(q * 0.55 + 0.3 * fbm(q * 2.0, 3), 4)) * 60.0)
    + 0.5 * exp(-abs(fbm(q * 1.3 + 8.0, 4)) * 70.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES; i++) {
    vec2 r = jitter(p, i) - 0.5;
    vec2 bent = vec2(r.x * 0.05, r.y * 0.85 + 0.35 * fbm(q * 1.5, 3)) * (0.012 + below * 0.30);
    sum += min(land(vec2(p.x, max(ICE + 0.001, ICE + below * 1.08 + bent.y)) + vec2(bent.x, 0.0)), vec3(2.0));
  }
  vec3 c = sum / float(SAMPLES) * mix(0.66, 0.46, smoothstep(0.0, 0.25, below)) + vec3(0.003, 0.006, 0.010);
  c += (TEAL * 0.5 + 0.3) * 0.10 * cracks * exp(-away * 0.12);
  vec3 drift = (TEAL * 0.45 + 0.30) * (0.095 + 0.05 * fbm(q * vec2(3.0, 7.0), 3));
  c = mix(c, drift, snow * 0.72);
  vec2 own = vec2(p.x, 2.0 * SLEDGE - p.y);
  if (p.y < SLEDGE) {
    Ink i = ink(uLayer3, own);
    c = mix(c, vec3(0.010) + LAMPLIGHT * i.lamp, i.cover * 0.6 * (1.0 - 0.6 * snow));
  }
  return c;
}

vec3 picture(vec2 p) {
  vec3 c = p.y > ICE ? land(p) : ice(p);
  float bank = exp(-pow((p.y - ICE) * 20.0, 2.0)) * (0.4 + 0.8 * fbm(vec2(p.x * 2.6, p.y * 14.0), 4));
  c = fog(c, AIR * 1.5 + TEAL * 0.04, max(bank, 0.0) * 0.7);
  Ink i = ink(uLayer3, p);
  c += LAMPLIGHT * (0.5 * lampGlow(uLayer3, p, 5.0) + 0.8 * lampGlow(uLayer3, p, 7.0));
  return mix(c, vec3(0.007, 0.009, 0.015) + MOONLIGHT * 0.5 * i.lit * i.lit + LAMPLIGHT * 4.0 * i.lamp,
    i.cover);
}
