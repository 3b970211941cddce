const vec2 MOON = vec2(0.46, 0.545);
const float MOON_SIZE = 0.385;
const vec3 MOONLIGHT = vec3(1.0, 0.93, 0.84);
const vec3 ROSE = vec3(0.80, 0.28, 0.40);
const vec3 GOLD = vec3(1.0, 0.68, 0.32);

// How much of the moon's light bends around the edge of a layer at p.
float rim(sampler2D layer, vec2 p, vec2 off, float level) {
  vec2 uv = p + off;
  float near = 0.0;
  for (int i = 0; i < 5; i++) {
    float angle = float(i) * 2.4;
    near += textureLod(layer, uv + vec2(cos(angle), sin(angle)) * 0.004 * exp2(level - 3.0) * sqrt(float(i)),
      level).r / 5.0;
  }
  return clamp(1.0 - near, 0.0, 1.0);
}

vec3 sky(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.10);
  vec3 c = mix(vec3(0.050, 0.040, 0.085), vec3(0.012, 0.014, 0.040), smoothstep(0.0, 1.0, p.y));
  c += (ROSE * 0.16 + MOONLIGHT * 0.10) * glow;
  c += starGrid(p, 11.0, 0.45) * 1.8 + starGrid(p + 3.0, 26.0, 0.4) * 0.9
    + starGrid(p + 6.0, 60.0, 0.35) * 0.4;
  c *= smoothstep(MOON_SIZE - 0.004, MOON_SIZE, length(p - MOON));
  c += vec3(0.06, 0.045, 0.05) * smoothstep(MOON_SIZE + 0.003, MOON_SIZE - 0.003, length(p - MOON));
  c += (MOONLIGHT * 0.80 + 0.02) * moonFace(p, MOON, MOON_SIZE) * mix(vec3(1.0), vec3(1.0, 0.74, 0.76),
    smoothstep(0.75, 0.2, p.y) * 0.7);
  vec2 q = vec2(p.x * 1.5, p.y * 5.0);
  return cloud(c, q + 3.1, 0.62 * smoothstep(0.62, 0.1, p.y), 0.5 * glow + 0.1, vec3(0.060, 0.036, 0.066),
    vec3(0.34, 0.18, 0.21));
}

vec3 picture(vec2 p) {
  vec3 c = sky(p);
  Ink body = ink(uLayer0, p);
  float edge = rim(uLayer0, p, vec2(0.0), 1.6);
  float wide = rim(uLayer0, p, vec2(-0.010, 0.006), 4.6);
  vec3 skin = vec3(0.014, 0.012, 0.024) + vec3(0.20, 0.112, 0.12) * body.lit * (0.5 + 1.5 * wide);
  skin += MOONLIGHT * (0.55 * pow(edge, 1.8) + 0.10 * wide * wide)
    * (0.35 + 0.65 * smoothstep(0.1, 0.35, p.y));
  skin += ROSE * 0.10 * wide;
  c = mix(c, skin + GOLD * 2.6 * body.lamp, body.cover);

  Ink strand = ink(uLayer1, p);
  float outer = rim(uLayer1, p, vec2(0.005, 0.005), 2.6);
  vec3 lock = vec3(0.008, 0.008, 0.018)
    + vec3(0.22, 0.17, 0.20) * strand.lit * strand.lit * (0.4 + 1.6 * rim(uLayer1, p, vec2(0.02, 0.03), 5.5));
  lock += MOONLIGHT * 0.5 * pow(outer, 2.2) * (1.0 - smoothstep(0.5, 0.8, outer) * 0.85);
  c = mix(c, lock + GOLD * 2.6 * strand.lamp, strand.cover);
  c += GOLD * (0.4 * lampGlow(uLayer1, p, 4.0) + 0.3 * lampGlow(uLayer1, p, 5.5));
  float low = smoothstep(0.22, -0.02, p.y) * (0.7 + 0.7 * fbm(vec2(p.x * 3.0, p.y * 7.0), 4));
  return fog(c, vec3(0.052, 0.034, 0.062), max(low, 0.0) * 0.6);
}
