const float WATER = 1.0 - 772.0 / 1080.0;
const float BOAT = 1.0 - 838.0 / 1080.0;
const vec2 MOON = vec2(1.02, 0.70);
const float MOON_SIZE = 0.044;
const vec3 MOONLIGHT = vec3(0.88, 0.92, 0.90);
const vec3 LAMPLIGHT = vec3(1.0, 0.54, 0.20);
const vec3 MIST = vec3(0.150, 0.180, 0.195);

// Fog brightens around the moon.
vec3 mistAt(vec2 p) {
  float glow = halo(p, MOON, MOON_SIZE, 0.34);
  float edge = smoothstep(1.0, 0.15, length((p - MOON) * vec2(0.85, 1.0)));
  return MIST * mix(0.30, 1.0, edge) + MOONLIGHT * 0.42 * glow * glow;
}

vec3 sky(vec2 p) {
  vec3 c = mistAt(p);
  vec2 q = vec2(p.x * 1.3, p.y * 2.6);
  float veil = fbm(q + 0.8 * fbm(q * 0.8 + 3.0, 4), 6);
  c *= 1.0 + 0.32 * veil;
  float away = length(p - MOON) / MOON_SIZE;
  return c + MOONLIGHT * (0.95 * smoothstep(1.12, 0.86, away) * (0.8 + 0.4 * veil) + 0.18 * exp(-away * 0.7));
}

// One depth of wrecks in fog; `amount` is how much fog lies in front of it.
vec3 wreck(vec3 c, sampler2D layer, vec2 p, float amount) {
  Ink i = ink(layer, p);
  vec3 mist = mistAt(p);
  vec3 wood = vec3(0.010, 0.013, 0.017) + MOONLIGHT * 0.5 * i.lit * i.lit;
  float low = exp(-max(p.y - WATER, 0.0) * 9.0);
  float drift = 1.0 + 0.7 * fbm(vec2(p.x * 2.3, p.y * 6.0) + amount * 20.0, 4);
  wood = fog(wood, mist, amount * (0.75 + 1.3 * low) * drift) + LAMPLIGHT * 4.0 * i.lamp;
  return mix(c, wood, i.cover);
}

vec3 farAway(vec2 p) {
  vec3 c = wreck(sky(p), uLayer0, p, 1.25);
  float bank = exp(-pow((p.y - WATER - 0.03) * 9.0, 2.0)) * (0.6 + 0.6 * fbm(vec2(p.x * 2.6, p.y * 9.0), 5));
  return fog(c, mistAt(p) * 1.08, max(bank, 0.0) * 0.9);
}

vec3 nearer(vec3 c, vec2 p) {
  c = wreck(c, uLayer1, p, p.y > WATER - 0.004 ? 0.30 : 0.12);
  float glow = 0.5 * lampGlow(uLayer1, p, 5.0) + 0.9 * lampGlow(uLayer1, p, 7.0)
    + 1.3 * lampGlow(uLayer1, p, 8.0);
  return c + LAMPLIGHT * glow;
}

vec3 water(vec2 p) {
  const int SAMPLES = 4;
  float below = WATER - p.y;
  vec2 slope = ripple(p, WATER, 0.6, 5.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SAMPLES; i++) {
    vec2 r = jitter(p, i) - 0.5;
    vec2 bent = vec2(slope.x * 0.14 + r.x * 0.05, slope.y * 0.7 + r.y * 0.34) * (0.02 + below * 0.3);
    vec2 q = vec2(p.x, WATER + below) + bent;
    vec3 seen = farAway(q);
    seen = wreck(seen, uLayer1, vec2(q.x, max(q.y, WATER)), 0.35);
    vec2 own = vec2(p.x + bent.x, 2.0 * BOAT - p.y + bent.y * 0.5);
    if (abs(p.x - 0.84) < 0.12 && own.y < WATER + 0.035 && own.y > BOAT) seen = nearer(seen, own);
    sum += min(seen, vec3(2.2));
  }
  float drop = smoothstep(0.0, 0.3, below);
  vec3 c = sum / float(SAMPLES) * mix(0.86, 0.36, drop);
  float path = exp(-pow((p.x - MOON.x) / (0.05 + below * 0.5), 2.0));
  return c + MOONLIGHT * path * glitter(p, WATER) * 0.34 * (0.4 + drop);
}

vec3 picture(vec2 p) {
  vec3 c = p.y > WATER ? farAway(p) : water(p);
  float bank = exp(-pow((p.y - WATER) * 15.0, 2.0))
    * (0.55 + 0.9 * fbm(vec2(p.x * 2.0 + 4.0, p.y * 12.0), 5));
  c = fog(c, mistAt(p), max(bank, 0.0) * 0.8);
  c = nearer(c, p);
  Ink i = ink(uLayer2, p);
  vec3 wood = vec3(0.006, 0.008, 0.011)
    + MOONLIGHT * 0.26 * i.lit * (0.6 + 0.6 * fbm(p * vec2(30.0, 60.0), 3));
  wood = fog(wood, mistAt(p), 0.05 + 0.1 * smoothstep(0.15, 0.5, p.y));
  return mix(c, wood, i.cover);
}
