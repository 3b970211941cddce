// Shared by every picture. Distances are in picture heights: p.y runs 0…1 upwards, p.x 0…width/height.
// Colours are linear light; finish.glsl turns them into what the screen shows.
#version 300 es
precision highp float;

uniform vec2 uSize;        // pixels of the finished picture
uniform float uScale;      // finished pixels per drawn pixel: 0.5 when drawn at twice the size
uniform sampler2D uLayer0; // silhouettes: red = coverage, green = moonlit, blue = lamplit
uniform sampler2D uLayer1;
uniform sampler2D uLayer2;
uniform sampler2D uLayer3;
out vec4 outColour;

const float PI = 3.14159265;

// What each picture defines: the light that arrives from point p.
vec3 picture(vec2 p);

// A web colour such as 0xf4efe2 as linear light.
vec3 srgb(int hex) {
  vec3 c = vec3(float((hex >> 16) & 255), float((hex >> 8) & 255), float(hex & 255)) / 255.0;
  return pow(c, vec3(2.2));
}

// Hashes after Dave Hoskins' "Hash without Sine" (MIT).
float hash1(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

vec2 hash2(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973));
  q += dot(q, q.yzx + 33.33);
  return fract((q.xx + q.yz) * q.zy);
}

vec2 gradientAt(vec2 cell) {
  return hash2(cell) * 2.0 - 1.0;
}

// Perlin's gradient noise, about -0.7…0.7.
float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = p - i;
  vec2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  float a = dot(gradientAt(i), f);
  float b = dot(gradientAt(i + vec2(1, 0)), f - vec2(1, 0));
  float c = dot(gradientAt(i + vec2(0, 1)), f - vec2(0, 1));
  float d = dot(gradientAt(i + vec2(1, 1)), f - vec2(1, 1));
  return mix(mix(a, b, u.x), mix(c, d, u.x), u.y);
}

const mat2 TURN = mat2(0.8, 0.6, -0.6, 0.8);

// Sum of octaves, each twice as fine and half as strong: about -1…1.
float fbm(vec2 p, int octaves) {
  float sum = 0.0;
  float strength = 0.62;
  for (int i = 0; i < octaves; i++) {
    sum += strength * noise(p);
    p = TURN * p * 2.03 + 17.3;
    strength *= 0.5;
  }
  return sum * 1.4;
}

// Octaves folded into sharp crests: about 0…1.
float ridges(vec2 p, int octaves) {
  float sum = 0.0;
  float strength = 0.55;
  float above = 1.0;
  for (int i = 0; i < octaves; i++) {
    float crest = 1.0 - abs(noise(p)) * 1.7;
    crest *= crest;
    sum += strength * crest * above;
    above = clamp(crest * 1.4, 0.0, 1.0);
    p = TURN * p * 2.07 + 9.1;
    strength *= 0.48;
  }
  return sum;
}

// Stars on a jittered grid of `cells` per picture height; few are bright, some gold, some blue.
vec3 starGrid(vec2 p, float cells, float share) {
  vec2 cell = floor(p * cells);
  vec3 sum = vec3(0.0);
  vec2 place = cell + 0.2 + 0.6 * hash2(cell + 3.7);
  float chance = hash1(cell + 11.1);
  if (chance < share) {
    float power = pow(hash1(cell + 5.3), 13.0) * 1.5 + 0.028;
    float away = length(p * cells - place) / cells;
    float size = 0.0006 + 0.0006 * power;
    float tint = hash1(cell + 8.9);
    vec3 colour = mix(vec3(0.72, 0.82, 1.0), vec3(1.0, 0.83, 0.56), smoothstep(0.45, 0.9, tint));
    sum = colour * power * 5.0 * exp(-away * away / (size * size));
  }
  return sum;
}

vec3 stars(vec2 p) {
  return starGrid(p, 14.0, 0.3) + 0.55 * starGrid(p + 4.2, 34.0, 0.35) + 0.25 * starGrid(p + 9.4, 80.0, 0.4);
}

// The moon's face: maria, bright ray craters and a soft limb; 0 outside the disc.
float moonFace(vec2 p, vec2 centre, float radius) {
  vec2 d = (p - centre) / radius;
  float r = length(d);
  float disc = smoothstep(1.0, 1.0 - 0.0022 / radius, r);
  if (disc <= 0.0) return 0.0;
  vec2 ball = d * (1.0 + 0.35 * r * r);
  float maria = smoothstep(-0.05, 0.42, fbm(ball * 1.25 + vec2(3.4, 7.9), 5) + 0.12 * d.x);
  float rough = fbm(ball * 6.0 + 2.0, 5);
  float rays = pow(max(0.0, 1.0 - length(d - vec2(-0.12, -0.62)) * 1.2), 2.0);
  float face = 0.98 - 0.58 * maria + 0.20 * rough + 0.22 * rays;
  float limb = sqrt(max(0.0, 1.0 - r * r * 0.93));
  return disc * face * mix(0.62, 1.0, limb);
}

// Light scattered around the moon: 1 at its edge, fading outwards.
float halo(vec2 p, vec2 centre, float radius, float reach) {
  float away = max(0.0, length(p - centre) - radius);
  return 1.0 / (1.0 + pow(away / reach, 1.7) * 6.0);
}

// Torn cloud over `behind`: `amount` 0…1 covers the sky, `glow` is the moonlight that reaches it.
vec3 cloud(vec3 behind, vec2 q, float amount, float glow, vec3 dark, vec3 silver) {
  vec2 bend = vec2(fbm(q * 0.8 + 5.0, 3), fbm(q * 0.8 + 23.0, 3));
  float body = fbm(q + bend * 0.7, 6) * 0.5 + 0.5;
  float thick = smoothstep(1.0 - amount, 1.25 - amount * 0.6, body);
  float edge = thick * exp(-3.2 * thick) * 2.6;
  return mix(behind, dark * (1.0 + glow) + silver * glow * (edge + 0.12),
    smoothstep(0.0, 0.55, thick) * 0.96);
}

// One curtain of aurora hanging above `base`; its rays rise from `eye`, low colour to high colour.
vec3 aurora(vec2 p, vec2 eye, float base, float seed, vec3 low, vec3 high) {
  vec2 d = p - eye;
  float turn = d.x / d.y;
  float fold = turn * 2.6 + 0.55 * fbm(vec2(turn * 1.8, p.y * 0.7) + seed, 3);
  float hem = base + 0.085 * fbm(vec2(fold * 1.1, seed), 4);
  float rise = (p.y - hem) * (1.0 + 0.6 * noise(vec2(fold * 3.0, seed + 5.0)));
  float rays = 0.55 + 0.75 * fbm(vec2(fold * 13.0, rise * 0.9 + seed), 4);
  float patches = smoothstep(-0.32, 0.42, fbm(vec2(fold * 0.8 + seed * 2.0, 1.0), 3));
  float body = smoothstep(-0.022, 0.03, rise) * exp(-max(rise, 0.0) * 6.2);
  vec3 colour = mix(low, high, smoothstep(0.02, 0.30, rise));
  return colour * max(rays, 0.08) * patches * body * 0.62;
}

// How far rough rock at p faces the light, 0…1; `grain` is the size of its blocks in picture heights.
float relief(vec2 p, vec2 toLight, float grain, int octaves) {
  vec2 q = p / grain;
  float here = ridges(q, octaves);
  float there = ridges(q + normalize(toLight) * 0.16, octaves);
  return clamp(0.34 + (here - there) * 1.5, 0.0, 1.0);
}

// Broken rock or ice: flat facets of three sizes, each tilted its own way; 0 turned away, 1 facing the light.
float facets(vec2 p, vec2 toLight, float grain) {
  vec2 light = normalize(toLight);
  vec2 q = p / grain + 0.35 * vec2(fbm(p / grain * 0.7, 3), fbm(p / grain * 0.7 + 19.0, 3));
  float sum = 0.0;
  float strength = 0.5;
  for (int octave = 0; octave < 3; octave++) {
    vec2 cell = floor(q);
    float best = 9.0;
    vec2 tilt = vec2(0.0);
    for (int y = -1; y <= 1; y++) {
      for (int x = -1; x <= 1; x++) {
        vec2 c = cell + vec2(x, y);
        vec2 d = c + 0.1 + 0.8 * hash2(c + 2.3) - q;
        float away = dot(d, d);
        if (away < best) {
          best = away;
          tilt = gradientAt(c + 7.7) + 0.5 * d;
        }
      }
    }
    sum += strength * dot(tilt, light);
    strength *= 0.62;
    q = TURN * q * 2.1 + 3.3;
  }
  return clamp(0.42 + 0.62 * sum, 0.0, 1.0);
}

// Light that comes through air: `density` per unit of depth hides what is behind.
vec3 fog(vec3 behind, vec3 colour, float amount) {
  return mix(behind, colour, clamp(1.0 - exp(-amount), 0.0, 1.0));
}

struct Ink {
  float cover;
  float lit;
  float lamp;
};

// A silhouette layer at p, each part 0…1.
Ink ink(sampler2D layer, vec2 p) {
  vec3 t = texture(layer, vec2(p.x * uSize.y / uSize.x, p.y)).rgb;
  return Ink(t.r, t.g, t.b);
}

// The lamps of a layer, blurred over about 2^level pixels: the light they throw into the air.
float lampGlow(sampler2D layer, vec2 p, float level) {
  vec2 uv = vec2(p.x * uSize.y / uSize.x, p.y);
  vec2 texel = exp2(level) / vec2(textureSize(layer, 0));
  float sum = 0.0;
  for (int i = 0; i < 7; i++) {
    float angle = float(i) * 2.4;
    sum += textureLod(layer, uv + vec2(cos(angle), sin(angle)) * texel * sqrt(float(i)) * 0.72, level).b;
  }
  return sum / 7.0;
}

// Slope of rippled water seen at p below `horizon`, finer and flatter with distance.
vec2 ripple(vec2 p, float horizon, float scale, float drift) {
  float depth = 1.0 / max(horizon - p.y, 0.004);
  vec2 q = vec2((p.x - 0.89) * depth, depth * 2.2) * scale;
  float calm = 1.0 / (1.0 + depth * depth * 0.004);
  float swell = fbm(q * vec2(0.7, 1.0) + drift, 4);
  float cross = fbm(q * vec2(0.9, 1.6) - drift + 31.0, 4);
  return vec2(cross, swell) * calm;
}

// Where small waves at p throw the moon's light at the viewer, 0…1.
float glitter(vec2 p, float horizon) {
  float away = 1.0 / max(horizon - p.y, 0.004);
  vec2 q = vec2((p.x - 0.89) * away * 1.5, away * 4.2);
  return smoothstep(0.12, 0.62, fbm(q, 4) + 0.45 * noise(q * vec2(3.1, 4.7)));
}

// Even random numbers for sample i of the pixel at p.
vec2 jitter(vec2 p, int i) {
  return hash2(p * uSize.y * 2.0 + float(i) * 37.7);
}

void main() {
  vec3 colour = picture(gl_FragCoord.xy / uSize.y * uScale);
  outColour = vec4(min(colour, vec3(60.0)), 1.0);
}
