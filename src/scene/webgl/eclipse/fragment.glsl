// Appended to dither.glsl and diamond.glsl.

// The numbers of helmets and prominences in corona.ts.
const int HELMETS = 3;
const int PROMINENCES = 3;

uniform vec3 uCorona;
uniform vec3 uOuter;
uniform vec3 uProminence;
uniform vec3 uEarthlit;
uniform sampler2D uNoise; // tiling
uniform sampler2D uSurface; // of the moon: albedo in the left half
uniform vec3 uHelmets[HELMETS]; // angle at the limb and half width, radians; radius of the tip, disc radii
uniform vec2 uProminences[PROMINENCES]; // angle, radians; height, disc radii
uniform float uAxis; // angle of the sun's equator, radians
uniform float uTimeS;
uniform float uExtent; // half the quad's width, disc radii
uniform vec2 uTilt; // cosine and sine of the moon's tilt, counterclockwise

const float TAU = 2.0 * PI;

const float EXPOSURE = 1.35; // factor of the light before tone mapping
const float TOTALITY_POWER = 3.0; // the corona fades faster than totality ends
const float CORONA_FROM = 0.99; // from here to 1 the corona appears, disc radii
const float EDGE_FROM = 0.7; // share of half the quad's width from which all light fades out

// Three terms of brightness: light at the limb, and exponent of the radius. The inner corona is darker than in the law.
// Source: Baumbach's law (Allen, Astrophysical Quantities, "Corona").
const float INNER_LIGHT = 1.7;
const float INNER_POWER = 14.0;
const float MIDDLE_LIGHT = 1.0;
const float MIDDLE_POWER = 7.0;
const float OUTER_LIGHT = 0.36;
const float OUTER_POWER = 2.5;
const vec2 OUTER_COLOUR = vec2(1.05, 2.6); // radii between which the colour changes to uOuter, disc radii
const float BREATH_PERIOD_S = 9.0;
const float BREATH = 0.03; // amplitude, share of the light

// Noise is drawn along the magnetic field lines, which fan out from the poles.
const float FAN = 0.4; // greatest turn of a line towards the equator, far from the disc, radians
// TURNS: repeats around the disc. STRETCH: noise widths per disc radius. OFFSET: place in the noise, noise widths.
// SPEED: noise widths a second.
const float BROAD_TURNS = 2.0;
const float BROAD_STRETCH = 0.06;
const float BROAD_OFFSET = 0.13;
const float BROAD_SPEED = 0.0012;
const float FINE_TURNS = 15.0;
const float FINE_STRETCH = 0.09;
const float FINE_OFFSET = 0.61;
const float FINE_SPEED = -0.0016;
// Noise values that are drawn dark and bright.
const vec2 PATCH_NOISE = vec2(0.2, 0.8);
const vec2 RAY_NOISE = vec2(0.2, 0.85);
const vec2 RAY_LIGHT = vec2(0.6, 1.36); // between fine rays and on a ray, factor of the light
const float RAY_FADED = 0.4; // contrast of the rays far from the disc, share of that at the limb
const vec2 RAY_FADES = vec2(0.1, 0.9); // distances from the limb between which the contrast falls, disc radii
const float RAY_INNER = 0.25; // contrast of the rays in the inner corona, share of that in the outer one

// Helmet streamers: an arcade that tapers to a stalk. Source: Pneuman and Kopp, Solar Physics 18 (1971).
const float HELMET_LIGHT = 5.6; // factor of the outer corona's light
const float HELMET_ARCADE = 0.85; // factor of the middle corona's light
const float STALK = 0.05; // width of the tip, share of the foot's width
const float TAPER = 0.45; // exponent of the height
// Between helmets there are dark gaps. At the poles there are short plumes.
const float GAP_LIGHT = 0.16; // share of the outer corona's light
const float GAP_PATCHES = 0.35; // added by patches at the equator
const vec2 BELT_LIGHT = vec2(0.7, 1.15); // factor of the middle corona's light, between patches and on a patch
const float POLE_LIGHT = 0.5; // factor of the middle corona's light
const float PLUME_LIGHT = 0.75; // light at the limb
const float PLUME_POWER = 9.0; // exponent of the radius
const vec2 PLUME_NOISE = vec2(0.45, 0.8); // noise values that are drawn dark and bright

// Prominences: low hedgerows of glowing hydrogen. Lengths are heights of the prominence.
// Source: Vial and Engvold (editors), Solar Prominences (2015).
const float HEDGE_HALF_WIDTH = 3.0;
const float HEDGE_END = 1.5; // distance along the limb beyond which a hedgerow has no light, half widths
const float HEDGE_SCALE = 0.09; // noise widths per height
const vec2 HEDGE_NOISE = vec2(0.3, 0.75); // noise values at which its threads are lowest and highest
const float HEDGE_MIN = 0.15; // height of the lowest threads
const float MAX_CHANNEL = 0.98; // of a colour; 1 would be infinite light

// Light of the earth on the moon's night side, as bright as in a long exposure, and as in moon/light.glsl.
const float EARTHSHINE = 0.3;
const float EARTHSHINE_CONTRAST = 1.5; // exponent of the albedo

// Radians in [-PI, PI).
float angleBetween(float a, float b) {
  return (fract((a - b) / TAU + 0.5) - 0.5) * TAU;
}

// The light of the helmets: x of the arcades at their feet, y of the streamers above.
vec2 helmetsAt(float angle, float radius) {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < HELMETS; i++) {
    vec3 helmet = uHelmets[i];
    float rise = clamp((radius - 1.0) / (helmet.z - 1.0), 0.0, 1.0);
    float shape = band(angleBetween(angle, helmet.x), helmet.y * mix(1.0, STALK, pow(rise, TAPER)));
    sum += vec2(shape, shape * (1.0 - rise) * (1.0 - rise * rise));
  }
  return sum;
}

// The corona's light. Angles are measured from the sun's equator.
float coronaAt(float angle, float radius) {
  float latitude = asin(sin(angle));
  float polar = sin(latitude) * sin(latitude);
  // A field line starts at the limb nearer to the pole.
  float side = cos(angle) >= 0.0 ? 1.0 : -1.0;
  float foot = angle + side * FAN * (1.0 - 1.0 / radius) * sin(2.0 * latitude);
  float turn = foot / TAU;
  float height = radius - 1.0;
  float broad = texture2D(uNoise, vec2(turn * BROAD_TURNS + uTimeS * BROAD_SPEED, height * BROAD_STRETCH + BROAD_OFFSET)).r;
  float fine = texture2D(uNoise, vec2(turn * FINE_TURNS + uTimeS * FINE_SPEED, height * FINE_STRETCH + FINE_OFFSET)).r;
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

// The light of the prominences, [0, 1].
float prominencesAt(float angle, float radius) {
  float light = 0.0;
  for (int i = 0; i < PROMINENCES; i++) {
    vec2 prominence = uProminences[i];
    float aside = angleBetween(angle, prominence.x);
    if (abs(aside) > HEDGE_END * HEDGE_HALF_WIDTH * prominence.y) continue;
    float x = aside / prominence.y;
    float threads = smoothstep(HEDGE_NOISE.x, HEDGE_NOISE.y, texture2D(uNoise, vec2(x * HEDGE_SCALE, prominence.x)).r);
    float top = mix(HEDGE_MIN, 1.0, threads) * band(x, HEDGE_HALF_WIDTH);
    light += 1.0 - smoothstep(0.0, top, (radius - 1.0) / prominence.y);
  }
  return light;
}

// Tone mapping as by photographic film: bright light comes near to white, but keeps its differences.
vec3 film(vec3 light) {
  return 1.0 - exp(-EXPOSURE * light);
}

// The inverse of `film`.
vec3 lightOf(vec3 colour) {
  return -log(1.0 - min(colour, MAX_CHANNEL)) / EXPOSURE;
}

vec3 earthshineAt() {
  vec2 untilted = vec2(vPoint.x * uTilt.x - vPoint.y * uTilt.y, vPoint.x * uTilt.y + vPoint.y * uTilt.x);
  float albedo = texture2D(uSurface, vec2(0.5, 1.0) * (0.5 + 0.5 * untilted)).r;
  return uEarthlit * EARTHSHINE * pow(albedo, EARTHSHINE_CONTRAST);
}

void main() {
  float radius = length(vPoint);
  float outside = smoothstep(CORONA_FROM, 1.0, radius);
  float edge = 1.0 - smoothstep(EDGE_FROM, 1.0, radius / uExtent);

  vec3 total = vec3(0.0);
  if (radius > CORONA_FROM) {
    float angle = atan(vPoint.y, vPoint.x) - uAxis;
    float coronaRadius = max(1.0, radius);
    vec3 colour = mix(uCorona, uOuter, smoothstep(OUTER_COLOUR.x, OUTER_COLOUR.y, radius));
    vec3 light = colour * coronaAt(angle, coronaRadius);
    light = mix(light, lightOf(uProminence), prominencesAt(angle, coronaRadius));
    total = film(light * pow(uTotality, TOTALITY_POWER)) * outside;
  }
  if (radius < 1.0) total += earthshineAt() * uTotality * (1.0 - outside);
  if (uDiamond > 0.0) total += uCorona * film(vec3(diamondAt(radius))) * (1.0 - total);
  total *= edge;

  float alpha = max(total.r, max(total.g, total.b));
  // Dithered, so that the faint corona has no visible bands.
  gl_FragColor = vec4(max(total + dither(), 0.0), alpha);
}
