const float HORIZON = 0.47;
const vec2 MOON = vec2(1.28, 0.80);
const float MOON_SIZE = 0.040;
const vec3 MOONLIGHT = vec3(0.84, 0.90, 0.92);
const vec3 LAMPLIGHT = vec3(1.0, 0.56, 0.24);
const vec3 AIR = vec3(0.062, 0.082, 0.098);
const vec3 EYE = vec3(0.0, 3.1, 0.0);
const float FAR = 130.0;
const float LENS = 1.25;
const float SHIP_AWAY = 34.0;

vec3 sky(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.16);
  float up = clamp((p.y - HORIZON) / (1.0 - HORIZON), 0.0, 1.0);
  vec3 c = mix(vec3(0.090, 0.115, 0.130), vec3(0.014, 0.021, 0.036), pow(up, 0.7));
  c += MOONLIGHT * 0.28 * glow + stars(p + 5.37) * (1.0 - 0.9 * glow);
  c += MOONLIGHT * 1.6 * moonFace(p, MOON, MOON_SIZE);
  vec2 lean = vec2(p.x * 1.9 + p.y * 1.3, p.y * 3.9);
  float gap = exp(-pow(length((p - MOON) * vec2(0.8, 1.35)) / 0.17, 2.0));
  c = cloud(c, lean + 31.4, 0.76 - 0.42 * gap, glow * 2.6 + 0.07, vec3(0.020, 0.027, 0.034), MOONLIGHT);
  c = cloud(c, lean * vec2(0.7, 0.8) + 47.2, 0.60 - 0.34 * gap, glow * 1.8 + 0.05, vec3(0.013, 0.018, 0.024),
    MOONLIGHT * 0.8);
  return fog(c, AIR * 1.25, 0.9 * exp(-up * 6.0));
}

// One train of waves: flat troughs and steep crests, 0…1.
float train(vec2 q, vec2 heading, float length, float steep) {
  float phase = dot(q, heading) * 2.0 * PI / length + 1.7 * fbm(q / length * 0.45, 2);
  return pow(0.5 + 0.5 * sin(phase), steep);
}

// Height of the sea in metres at ground position q.
float sea(vec2 q, int octaves) {
  float h = 2.7 * train(q + 3.0, normalize(vec2(0.34, -1.0)), 21.0, 1.7);
  h += 1.3 * train(q, normalize(vec2(-0.5, -1.0)), 11.5, 1.8);
  float bank = exp(-pow((q.y - 19.0 - 0.25 * q.x) / 4.6, 2.0)) * exp(-pow((q.x + 9.5) / 8.5, 2.0));
  h += 4.2 * bank;
  float strength = 0.62;
  vec2 s = q * 0.22;
  for (int i = 0; i < octaves; i++) {
    float crest = 1.0 - abs(noise(s)) * 1.9;
    h += strength * crest * crest * (0.6 + 0.1 * h);
    s = TURN * s * 1.95 + 5.0;
    strength *= 0.44;
  }
  return h - 2.4;
}

vec3 seaLight(vec3 at, vec3 ray, float away, vec3 toMoon) {
  float e = 0.012 + away * 0.0022;
  int octaves = away < 25.0 ? 8 : 6;
  float h = sea(at.xz, octaves);
  vec3 n = normalize(vec3(h - sea(at.xz + vec2(e, 0.0), octaves), e, h - sea(at.xz + vec2(0.0, e), octaves)));
  vec3 r = reflect(ray, n);
  float fresnel = 0.03 + 0.97 * pow(1.0 - max(dot(n, -ray), 0.0), 5.0);
  float toward = max(dot(r, toMoon), 0.0);
  vec3 mirrored = mix(vec3(0.075, 0.095, 0.108), vec3(0.022, 0.030, 0.042), clamp(r.y * 2.0, 0.0, 1.0));
  mirrored += MOONLIGHT * (0.5 * pow(toward, 9.0) + 3.2 * pow(toward, 160.0));
  float through = clamp(at.y * 0.13 + 0.22, 0.0, 1.0) * pow(clamp(0.5 + 0.5 * dot(ray, toMoon), 0.0, 1.0),
    2.0);
  vec3 c = vec3(0.010, 0.019, 0.024) + vec3(0.050, 0.118, 0.120) * through * (0.4 + 0.6 * (1.0 - n.y) * 1.6);
  c = mix(c, mirrored, fresnel * 0.85);
  float form = clamp(0.5 + 0.5 * dot(n, normalize(vec3(0.9, 0.3, -0.25))), 0.0, 1.0);
  c += vec3(0.034, 0.050, 0.054) * form * form * form;
  float lace = fbm(at.xz * vec2(0.7, 1.0) + 0.5 * fbm(at.xz * 0.4, 3), 7) * 0.5 + 0.5;
  float crest = smoothstep(0.6, 3.4, h + 1.4 * (lace - 0.5));
  float foam = crest * smoothstep(0.50, 0.66, lace)
    + smoothstep(0.54, 0.74, lace) * 0.55 * smoothstep(-2.0, 1.0, h);
  float facing = 0.3 + 0.7 * clamp(dot(n, toMoon) * 1.3, 0.0, 1.0);
  return mix(c, mix(vec3(0.046, 0.066, 0.076), MOONLIGHT * 0.40, facing * facing),
    clamp(foam, 0.0, 0.95) * exp(-away * 0.012));
}

vec3 picture(vec2 p) {
  vec3 ray = normalize(vec3(p.x - 0.889, p.y - HORIZON, LENS));
  vec3 toMoon = normalize(vec3(MOON.x - 0.889, MOON.y - HORIZON, LENS));
  float away = 0.0;
  float before = 0.0;
  vec3 at = EYE;
  for (int i = 0; i < 110; i++) {
    at = EYE + ray * away;
    float gap = at.y - sea(at.xz, 3);
    if (gap < 0.0 || away > FAR || at.y > 9.0) break;
    before = away;
    away += max(gap * 0.42, 0.01 * away + 0.01);
  }
  bool hit = away < FAR && at.y < 9.0;
  for (int i = 0; i < 7; i++) {
    float middle = 0.5 * (before + away);
    at = EYE + ray * middle;
    if (at.y < sea(at.xz, 3)) away = middle;
    else before = middle;
  }
  at = EYE + ray * away;
  vec3 c = sky(p);
  if (hit) {
    c = fog(seaLight(at, ray, away, toMoon), AIR + MOONLIGHT * 0.10 * halo(p, MOON, 0.1, 0.5),
      pow(away / 75.0, 1.5));
  }
  Ink i = ink(uLayer0, p);
  if (!hit || away > SHIP_AWAY) {
    vec3 wood = vec3(0.008, 0.010, 0.014) + MOONLIGHT * 0.4 * i.lit * i.lit;
    c = mix(c, fog(wood, AIR, 0.22) + LAMPLIGHT * 4.0 * i.lamp, i.cover);
    c += LAMPLIGHT * 0.45 * lampGlow(uLayer0, p, 5.0);
  }
  float spray = exp(-pow((p.y - HORIZON - 0.03) * 8.0, 2.0)) * max(0.0, 0.35
    + fbm(vec2(p.x * 2.6 - p.y * 2.0, p.y * 5.0), 5));
  c = fog(c, AIR * 1.35 + MOONLIGHT * 0.05, 0.5 * spray);
  vec2 slant = vec2(p.x * 150.0 + p.y * 34.0, p.y * 4.5);
  float rain = smoothstep(0.40, 0.75, noise(slant) + 0.25 * noise(slant * 2.1));
  return c + MOONLIGHT * 0.012 * rain * smoothstep(0.2, 0.9, p.y + 0.3 * fbm(p * 2.0, 3));
}
