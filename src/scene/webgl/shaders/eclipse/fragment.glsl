const int HELMETS = 3; // as many as in corona.ts
const int PROMINENCES = 3;

uniform vec3 uCorona;
uniform vec3 uOuter;
uniform vec3 uProminence;
uniform vec3 uEarthlit;
uniform sampler2D uNoise; // tiling
uniform sampler2D uSurface; // the moon: albedo on the left
uniform vec3 uHelmets[HELMETS]; // angle at the limb and half width, radians; reach, disc radii
uniform vec3 uProminences[PROMINENCES]; // angle, radians; height, disc radii; lean of the tip, heights
uniform float uAxis; // angle of the sun's equator, radians
uniform float uTimeS;
uniform float uExtent; // half the quad, disc radii
uniform vec2 uTurn; // cosine and sine of the moon's turn, counterclockwise
uniform float uTotality; // 1 while eclipsed, 0 when the sun is out
uniform float uDiamond; // the flash of the diamond ring, [0, 1]

const float TAU = 2.0 * PI;

// Brightness of the picture. When the sun comes out, the eye adapts faster than totality ends.
const float EXPOSURE = 1.35;
const float ADAPTING = 3.0; // exponent of the totality
const float RING_FROM = 0.99; // where the disc's black ends, disc radii
const float EDGE_FROM = 0.7; // share of the quad from which the corona fades out

// The three terms of the corona's brightness: light at the limb, and exponent of the distance.
// Source: Baumbach's law (Allen, Astrophysical Quantities, "Corona"), its exponents 17, 7 and 2.5; the weights are a
// photographer's, who darkens the inner corona to show the outer one.
const float INNER_LIGHT = 1.0;
const float INNER_POWER = 17.0;
const float MIDDLE_LIGHT = 1.0;
const float MIDDLE_POWER = 7.0;
const float OUTER_LIGHT = 0.36;
const float OUTER_POWER = 2.5;
const vec2 OUTER_COLOUR = vec2(1.05, 2.6); // distances between which the colour changes, disc radii
const float BREATH_PERIOD_S = 9.0;
const float BREATH = 0.03; // amplitude, share of the light

// Magnetic field lines fan out from the poles, so light is drawn along them.
const float FAN = 0.4; // turn of a line towards the equator at a large distance, radians
// Noise along the lines: turns around the disc, noise widths per disc radius, place in the noise, noise widths a second.
const float BROAD_TURNS = 2.0;
const float BROAD_STRETCH = 0.06;
const float BROAD_AT = 0.13;
const float BROAD_SPEED = 0.0012;
const float FINE_TURNS = 9.0;
const float FINE_STRETCH = 0.09;
const float FINE_AT = 0.61;
const float FINE_SPEED = -0.0016;
// Values of the noise that count as dark and as bright. Others are rare.
const vec2 PATCH_NOISE = vec2(0.2, 0.8);
const vec2 RAY_NOISE = vec2(0.2, 0.85);
const vec2 RAY_LIGHT = vec2(0.42, 1.6); // between fine rays and on a ray, share of the light
const float RAY_FADED = 0.4; // rays far from the disc: share of their contrast,
const vec2 RAY_FADES = vec2(0.1, 0.9); // and the distances from the limb at which it falls off, disc radii
const float RAY_INNER = 0.6; // share of that contrast in the inner corona

// Helmet streamers: an arcade as wide as its foot that tapers to a stalk.
// Source: Pneuman and Kopp, "Gas-magnetic field interactions in the solar corona", Solar Physics 18 (1971).
const float HELMET_LIGHT = 5.6; // factor of the outer corona's light
const float HELMET_ARCADE = 0.85; // factor of the middle corona's light
const float STALK = 0.14; // width of the tip, share of the foot's width
const float TAPER = 0.6; // exponent of the height
// Between helmets there are dark gaps. At the poles there are holes with short plumes.
const float GAP_LIGHT = 0.16; // share of the outer corona's light
const float GAP_PATCHES = 0.35; // added by patches at the equator
const vec2 BELT_LIGHT = vec2(0.7, 1.15); // share of the middle corona's light, between patches and on a patch
const float POLE_LIGHT = 0.5; // share of the middle corona's light
const float PLUME_LIGHT = 0.75;
const float PLUME_POWER = 9.0; // exponent of the distance
const vec2 PLUME_NOISE = vec2(0.45, 0.8);

// Prominences: threads of hydrogen that hang in the sun's magnetic field, glowing in its red line (H-alpha, 656 nm).
// Source: Vial and Engvold (editors), Solar Prominences (2015). Lengths are heights of the prominence.
const float PROMINENCE_REACH = 3.0; // distance beyond which a prominence has no light, heights
const float PROMINENCE_MAX = 0.98; // brightest channel of the colour; 1 would be infinite light
const float GAS_SCALE = 0.11; // noise widths per height
const vec2 GAS_PUSH = vec2(0.5, 0.35); // distance by which noise moves a thread, heights
const vec2 GAS_LIGHT = vec2(0.7, 1.25); // light of a thread in thin and in dense gas
const vec2 GAS_COVERS = vec2(0.05, 0.9); // light from which a thread hides some of the corona, and all of it
const vec2 GAS_COLOUR = vec2(0.4, 1.0); // share of the colour's light at a thread's edge and in its middle
const float ARCH_NARROW = 0.8; // height of an arch, in half widths
const float ARCH_AT = 0.8; // outer thread of an arch: its height, and half its width
const float ARCH_THREAD = 0.17;
const vec2 LOOP_AT = vec2(0.16, 0.46); // loop under an arch: its middle along the limb, and its height
const float LOOP_THREAD = 0.11;
const float LOOP_LIGHT = 0.7;
const vec2 TRUNK = vec2(0.5, 0.14); // hook: half width at the limb and at the tip
const vec2 TRUNK_FADES = vec2(0.6, 1.0);
const float STRAND_ASIDE = 0.75; // second thread of a hook: its distance at the limb
const float STRAND_THREAD = 0.13;
const float STRAND_LIGHT = 0.6;
const float HEDGE_WIDTH = 1.5; // half the width of a hedgerow
const float HEDGE_SCALE = 0.23; // noise widths per height between its threads
const vec2 HEDGE_HEIGHT = vec2(0.15, 1.0);

// Light of the full earth on the moon's night side. Invented: as bright as in a long exposure, while the real light
// is about a ten-thousandth of sunlight.
const float EARTHSHINE = 0.17;
const float EARTHSHINE_CONTRAST = 1.5; // exponent of the albedo
const float EARTHSHINE_LIMB = 0.6; // share of the light at the limb

// The angle between two directions, radians in [-PI, PI].
float between(float a, float b) {
  return (fract((a - b) / TAU + 0.5) - 0.5) * TAU;
}

// Share of the light from helmets at a place: x for the arcade at the foot, y for the streamer above it.
vec2 helmetsAt(float angle, float radius) {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < HELMETS; i++) {
    vec3 helmet = uHelmets[i];
    float rise = clamp((radius - 1.0) / (helmet.z - 1.0), 0.0, 1.0);
    float shape = band(between(angle, helmet.x), helmet.y * mix(1.0, STALK, pow(rise, TAPER)));
    sum += vec2(shape, shape * (1.0 - rise) * (1.0 - rise * rise));
  }
  return sum;
}

// The corona's light at a place. Angles run from the sun's equator.
float coronaAt(float angle, float radius) {
  float latitude = asin(sin(angle));
  float polar = sin(latitude) * sin(latitude);
  // Along a field line the foot at the limb lies nearer to the pole.
  float side = cos(angle) >= 0.0 ? 1.0 : -1.0;
  float foot = angle + side * FAN * (1.0 - 1.0 / radius) * sin(2.0 * latitude);
  float turn = foot / TAU;
  float height = radius - 1.0;
  float broad = texture2D(uNoise, vec2(turn * BROAD_TURNS + uTimeS * BROAD_SPEED, height * BROAD_STRETCH + BROAD_AT)).r;
  float fine = texture2D(uNoise, vec2(turn * FINE_TURNS + uTimeS * FINE_SPEED, height * FINE_STRETCH + FINE_AT)).r;
  float rays = mix(RAY_LIGHT.x, RAY_LIGHT.y, smoothstep(RAY_NOISE.x, RAY_NOISE.y, fine));
  rays = mix(1.0, rays, mix(1.0, RAY_FADED, smoothstep(RAY_FADES.x, RAY_FADES.y, height)));
  float patches = smoothstep(PATCH_NOISE.x, PATCH_NOISE.y, broad);
  vec2 helmets = helmetsAt(angle, radius);

  float inner = INNER_LIGHT * pow(radius, -INNER_POWER) * mix(1.0, rays, RAY_INNER);
  float belt = mix(1.0, POLE_LIGHT, polar) * mix(BELT_LIGHT.x, BELT_LIGHT.y, patches);
  float middle = MIDDLE_LIGHT * pow(radius, -MIDDLE_POWER) * (belt + HELMET_ARCADE * helmets.x);
  float gaps = GAP_LIGHT + GAP_PATCHES * patches * (1.0 - polar);
  float outer = OUTER_LIGHT * pow(radius, -OUTER_POWER) * (gaps + HELMET_LIGHT * helmets.y);
  float plumes = PLUME_LIGHT * polar * polar * pow(radius, -PLUME_POWER) * smoothstep(PLUME_NOISE.x, PLUME_NOISE.y, fine);
  float breath = 1.0 + BREATH * sin(TAU * uTimeS / BREATH_PERIOD_S);
  return (inner + (middle + outer) * rays + plumes) * breath;
}

// Share of the light from prominences at a place, [0, 1]: an arch with a loop under it, a hook, and a hedgerow.
float prominencesAt(float angle, float radius) {
  float cover = 0.0;
  for (int i = 0; i < PROMINENCES; i++) {
    vec3 prominence = uProminences[i];
    // Right along the limb and up from it, in heights.
    vec2 q = vec2(between(angle, prominence.x) * radius, radius - 1.0) / prominence.y;
    if (dot(q, q) > PROMINENCE_REACH * PROMINENCE_REACH) continue;
    float gas = texture2D(uNoise, q * GAS_SCALE + prominence.x).r;
    q += (gas - 0.5) * GAS_PUSH;
    q.x -= prominence.z * q.y * q.y;
    float rise = clamp(q.y, 0.0, 1.0);
    float shape;
    if (i == 0) {
      float arch = band(length(q * vec2(ARCH_NARROW, 1.0)) - ARCH_AT, ARCH_THREAD);
      float loop = band(length(q - vec2(LOOP_AT.x, 0.0)) - LOOP_AT.y, LOOP_THREAD);
      shape = max(arch, LOOP_LIGHT * loop);
    } else if (i == 1) {
      float trunk = band(q.x, mix(TRUNK.x, TRUNK.y, rise));
      float strand = band(q.x - STRAND_ASIDE * (1.0 - rise), STRAND_THREAD);
      shape = max(trunk, STRAND_LIGHT * strand) * (1.0 - smoothstep(TRUNK_FADES.x, TRUNK_FADES.y, q.y));
    } else {
      float threads = texture2D(uNoise, vec2(q.x * HEDGE_SCALE, prominence.x)).r;
      float top = mix(HEDGE_HEIGHT.x, HEDGE_HEIGHT.y, threads) * band(q.x, HEDGE_WIDTH);
      shape = 1.0 - smoothstep(0.3 * top, top, q.y);
    }
    shape *= mix(GAS_LIGHT.x, GAS_LIGHT.y, gas);
    cover = max(cover, smoothstep(GAS_COVERS.x, GAS_COVERS.y, shape));
  }
  return cover;
}

// The response of film to light: no area is clipped to pure white.
vec3 film(vec3 light) {
  return 1.0 - exp(-EXPOSURE * light);
}

// The inverse of `film`: the light that the film shows as a colour.
vec3 lightOf(vec3 colour) {
  return -log(1.0 - min(colour, PROMINENCE_MAX)) / EXPOSURE;
}

// The night side of the moon in the light of the earth.
vec3 earthshineAt(float radius) {
  vec2 turnedBack = vec2(vPoint.x * uTurn.x - vPoint.y * uTurn.y, vPoint.x * uTurn.y + vPoint.y * uTurn.x);
  vec2 uv = 0.5 + 0.5 * turnedBack;
  float albedo = texture2D(uSurface, vec2(uv.x * 0.5, uv.y)).r;
  float facing = sqrt(max(0.0, 1.0 - radius * radius));
  return uEarthlit * EARTHSHINE * pow(albedo, EARTHSHINE_CONTRAST) * mix(EARTHSHINE_LIMB, 1.0, facing);
}

void main() {
  float radius = length(vPoint);
  float outside = smoothstep(RING_FROM, 1.0, radius);
  float edge = 1.0 - smoothstep(EDGE_FROM, 1.0, radius / uExtent);

  vec3 total = vec3(0.0);
  if (radius > RING_FROM) {
    float angle = atan(vPoint.y, vPoint.x) - uAxis;
    float coronaRadius = max(1.0, radius);
    vec3 colour = mix(uCorona, uOuter, smoothstep(OUTER_COLOUR.x, OUTER_COLOUR.y, radius));
    vec3 light = colour * coronaAt(angle, coronaRadius);
    float cover = prominencesAt(angle, coronaRadius);
    if (cover > 0.0) light = mix(light, lightOf(uProminence) * mix(GAS_COLOUR.x, GAS_COLOUR.y, cover), cover);
    total = film(light * pow(uTotality, ADAPTING)) * outside;
  }
  if (radius < 1.0) total += earthshineAt(radius) * uTotality * (1.0 - outside);
  total += uCorona * film(vec3(uDiamond * diamondAt(radius))) * (1.0 - total);
  total *= edge;

  float alpha = max(total.r, max(total.g, total.b));
  // Fades to the faintest light, so that the corona has no visible edge.
  gl_FragColor = vec4(max(total + dither(), 0.0), alpha);
}
