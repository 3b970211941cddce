// The corona: sunlight that free electrons scatter along the sun's magnetic field. Angles are measured from the sun's equator,
// radians clockwise. Radii and lengths are disc radii.
uniform sampler2D uNoise; // tiling
uniform float uTimeS;

varying vec2 vPoint; // disc radii from the centre, y down

const float PI = 3.141592654;
const float TAU = 2.0 * PI;
const float AXIS = -0.337; // angle of the sun's equator, radians clockwise from the right

float sunAngle() {
  return atan(vPoint.y, vPoint.x) - AXIS;
}

// Radians in [-PI, PI).
float angleBetween(float a, float b) {
  return (fract((a - b) / TAU + 0.5) - 0.5) * TAU;
}

// A band of light: 1 on its middle line, 1 / e at its half width.
float band(float offset, float halfWidth) {
  float x = offset / halfWidth;
  return exp(-x * x);
}

// Helmet streamers of a quiet sun, which taper from an arcade to a stalk: two large ones near the equator, and a smaller one
// between equator and pole. x: angle, y: half width at the limb, radians; z: radius of the tip.
// Source: Pneuman and Kopp, Solar Physics 18 (1971).
const vec3 HELMETS[3] = vec3[3](vec3(-0.179, 0.633, 3.396), vec3(3.121, 0.594, 3.2), vec3(-0.81, 0.321, 2.437));
const float STALK = 0.05; // width of the tip, share of the foot's width
const float TAPER = 0.45; // exponent of the height

// The light of the helmets: x of the arcades at their feet, y of the streamers above.
vec2 helmetsAt(float angle, float radius) {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < HELMETS.length(); i++) {
    vec3 helmet = HELMETS[i];
    float rise = clamp((radius - 1.0) / (helmet.z - 1.0), 0.0, 1.0);
    float shape = band(angleBetween(angle, helmet.x), helmet.y * mix(1.0, STALK, pow(rise, TAPER)));
    sum += vec2(shape, shape * (1.0 - rise) * (1.0 - rise * rise));
  }
  return sum;
}

const float FAN = 0.65; // greatest turn of a field line towards the equator, far from the disc, radians

// The angle at which the field line through a point leaves the limb: nearer to the pole, because the lines fan out from there.
float footOf(float angle, float radius, float latitude) {
  float side = cos(angle) >= 0.0 ? 1.0 : -1.0;
  return angle + side * FAN * (1.0 - 1.0 / radius) * sin(2.0 * latitude);
}

// Noise along the field lines, in broad patches and fine rays. x: repeats around the disc; y: noise widths per disc radius;
// z: place in the noise, noise widths; w: noise widths a second.
const vec4 BROAD = vec4(2.0, 0.06, 0.13, 0.0012);
const vec4 FINE = vec4(21.0, 0.09, 0.61, -0.0016);

float noiseAt(vec4 kind, float foot, float radius) {
  return texture2D(uNoise, vec2(foot / TAU * kind.x + uTimeS * kind.w, (radius - 1.0) * kind.y + kind.z)).r;
}

const vec2 RAY_NOISE = vec2(0.28, 0.74); // noise values that are drawn dark and bright
const vec2 RAY_LIGHT = vec2(0.6, 1.36); // between fine rays and on a ray, factor of the light
const float RAY_FADED = 0.4; // contrast of the rays far from the disc, share of that at the limb
const vec2 RAY_FADES = vec2(0.1, 0.9); // distances from the limb between which the contrast falls

// The factor by which the fine rays change the light.
float raysAt(float fine, float radius) {
  float rays = mix(RAY_LIGHT.x, RAY_LIGHT.y, smoothstep(RAY_NOISE.x, RAY_NOISE.y, fine));
  return mix(1.0, rays, mix(1.0, RAY_FADED, smoothstep(RAY_FADES.x, RAY_FADES.y, radius - 1.0)));
}

// Three terms of brightness. x: light at the limb, y: exponent of the radius. The inner corona is darker than in the law.
// Source: Baumbach's law (Allen, Astrophysical Quantities, "Corona").
const vec2 INNER = vec2(1.7, 14.0);
const vec2 MIDDLE = vec2(1.0, 7.0);
const vec2 OUTER = vec2(0.36, 2.5);
const vec2 PLUMES = vec2(0.75, 9.0); // the short plumes at the poles
const float RAYS_INNER = 0.25; // contrast of the rays in the inner corona, share of that in the outer one
const vec2 PATCH_NOISE = vec2(0.2, 0.8); // noise values that are drawn dark and bright
const vec2 BELT_LIGHT = vec2(0.7, 1.15); // factor of the middle corona's light, between patches and on a patch
const float POLE_LIGHT = 0.5; // factor of the middle corona's light
const float HELMET_ARCADE = 0.85; // factor of the middle corona's light
const float HELMET_LIGHT = 5.6; // factor of the outer corona's light
const float GAP_LIGHT = 0.16; // between helmets, share of the outer corona's light
const float GAP_PATCHES = 0.35; // added by patches at the equator
const vec2 PLUME_NOISE = vec2(0.45, 0.8); // noise values that are drawn dark and bright
const float BREATH_PERIOD_S = 9.0;
const float BREATH = 0.03; // amplitude, share of the light

float powerLaw(vec2 law, float radius) {
  return law.x * pow(radius, -law.y);
}

// The corona's light. `radius` is at least 1.
float coronaAt(float angle, float radius) {
  float latitude = asin(sin(angle));
  float polar = sin(latitude) * sin(latitude);
  float foot = footOf(angle, radius, latitude);
  float fine = noiseAt(FINE, foot, radius);
  float rays = raysAt(fine, radius);
  float patches = smoothstep(PATCH_NOISE.x, PATCH_NOISE.y, noiseAt(BROAD, foot, radius));
  vec2 helmets = helmetsAt(angle, radius);

  float inner = powerLaw(INNER, radius) * mix(1.0, rays, RAYS_INNER);
  float belt = mix(1.0, POLE_LIGHT, polar) * mix(BELT_LIGHT.x, BELT_LIGHT.y, patches);
  float middle = powerLaw(MIDDLE, radius) * (belt + HELMET_ARCADE * helmets.x);
  float gaps = GAP_LIGHT + GAP_PATCHES * patches * (1.0 - polar);
  float outer = powerLaw(OUTER, radius) * (gaps + HELMET_LIGHT * helmets.y);
  float plumes = powerLaw(PLUMES, radius) * polar * polar * smoothstep(PLUME_NOISE.x, PLUME_NOISE.y, fine);
  float breath = 1.0 + BREATH * sin(TAU * uTimeS / BREATH_PERIOD_S);
  return (inner + (middle + outer) * rays + plumes) * breath;
}
