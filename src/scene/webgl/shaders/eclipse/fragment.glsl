const int HELMETS = 3; // as many as in corona.ts
const int PROMINENCES = 3;

uniform vec3 uCorona;
uniform vec3 uOuter;
uniform vec3 uProminence;
uniform vec3 uEarthlit;
uniform sampler2D uNoise; // tiling
uniform sampler2D uSurface; // the moon: albedo on the left
uniform vec3 uHelmets[HELMETS]; // angle at the limb and half width, radians; reach, disc radii
uniform vec3 uProminences[PROMINENCES]; // angle, radians; height, disc radii; how far the tip leans over, heights
uniform float uAxis; // angle of the sun's equator, radians
uniform float uTimeS;
uniform float uExtent; // half the quad, disc radii
uniform vec2 uTurn; // cosine and sine of the moon's turn, counterclockwise
uniform float uTotality; // 1 while eclipsed, 0 when the sun is out
uniform float uDiamond; // the flash of the diamond ring, [0, 1]
uniform vec2 uBead; // where on the limb the sun breaks through, a unit vector, y down

varying vec2 vPoint; // disc radii from the centre, y down

const float TAU = 6.283185307;

// The three terms of the corona's brightness: light at the limb, and exponent of the distance.
// Source: Baumbach's law (Allen, Astrophysical Quantities, "Corona"), its exponents 17, 7 and 2.5; the weights are a
// photographer's, who darkens the inner corona to show the outer one.
const float INNER_LIGHT = 1.0;
const float INNER_POWER = 17.0;
const float MIDDLE_LIGHT = 1.0;
const float MIDDLE_POWER = 7.0;
const float OUTER_LIGHT = 0.36;
const float OUTER_POWER = 2.5;
const float EXPOSURE = 1.35;
const float EDGE_FROM = 0.7; // share of the quad from which the corona fades out
const float BREATH_PERIOD_S = 9.0;
const float BREATH = 0.03; // share of the light, either way

// Magnetic field lines fan out from the poles, so light is drawn along them.
const float FAN = 0.62; // radians that a line has turned towards the equator, far out
// Noise along the lines: turns around the disc, noise widths per disc radius, place in the noise, noise widths a second.
const float BROAD_TURNS = 2.0;
const float BROAD_STRETCH = 0.06;
const float BROAD_AT = 0.13;
const float BROAD_SPEED = 0.0012;
const float FINE_TURNS = 9.0;
const float FINE_STRETCH = 0.09;
const float FINE_AT = 0.61;
const float FINE_SPEED = -0.0016;
const float RAY_LEAST = 0.42; // light between fine rays, share
const float RAY_MOST = 1.6; // and on them
const float RAY_FADED = 0.4; // share of that contrast that is left far out

// Helmet streamers: an arcade as wide as its foot that tapers to a stalk.
const float HELMET_LIGHT = 4.2; // of the outer corona, times
const float HELMET_ARCADE = 0.85; // of the middle corona, times
const float STALK = 0.07; // share of the foot's width that is left at the tip
const float STALK_CORE = 0.11; // width of the bright core along the middle, share of the foot's
const float STALK_LIGHT = 2.2;
// Between helmets there are dark gaps, and holes at the poles with short plumes.
const float GAP_LIGHT = 0.16; // of the outer corona, share
const float POLE_LIGHT = 0.5; // of the middle corona, share
const float PLUME_LIGHT = 0.75;
const float PLUME_POWER = 9.0; // exponent of the distance

const float RING_FROM = 0.99; // where the disc's black ends, disc radii
const float OUTER_COLOUR_FROM = 1.05; // distance at which the corona's colour begins to turn, disc radii
const float OUTER_COLOUR_TO = 2.6;

const float PROMINENCE_LIGHT = 1.6;
const float PROMINENCE_DEPTH = 1.3; // exponent that deepens the colour at the limb
const float PROMINENCE_DEPTH_AT_TIP = 0.8;
const float PROMINENCE_TALLEST = 0.04; // disc radii
const float FILAMENT = 0.34; // half width of an arch's thread, heights
const float ARCH_VEIL = 0.4; // how much of the light under an arch is its own

// Light of the full earth on the moon's night side.
const float EARTHSHINE = 0.17;
const float EARTHSHINE_CONTRAST = 1.5; // exponent of the albedo

// The diamond: its core in square disc radii, its glow and its rays: light, and falloff per disc radius.
const float DIAMOND_LIGHT = 2.0;
const float BEAD_CORE = 0.012;
const float BEAD_GLOW_LIGHT = 0.35;
const float BEAD_GLOW_FALLOFF = 2.2;
const float RAY_LIGHT = 0.5;
const float RAY_THINNESS = 38.0;
const float RAY_FALLOFF = 2.6;
const float RIM_LIGHT = 1.2;
const float RIM_FALLOFF = 26.0;
const float RIM_FROM = 0.97; // disc radii
const float RIM_SIDE = -0.35; // cosine of the angle from the bead at which the bright rim ends

const float STEP = 1.0 / 255.0; // one step of a byte

// The angle between two directions, radians in [-PI, PI].
float between(float a, float b) {
  return (fract((a - b) / TAU + 0.5) - 0.5) * TAU;
}

// How much of the light at a place comes from helmets: x the arcade at the foot, y the streamer above it.
vec2 helmetsAt(float angle, float away) {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < HELMETS; i++) {
    vec3 helmet = uHelmets[i];
    float rise = clamp((away - 1.0) / (helmet.z - 1.0), 0.0, 1.0);
    float width = helmet.y * mix(1.0, STALK, sqrt(rise));
    float aside = between(angle, helmet.x) / width;
    float shape = exp(-aside * aside);
    float core = between(angle, helmet.x) / (STALK_CORE * helmet.y);
    sum += vec2(shape, (shape + STALK_LIGHT * rise * exp(-core * core)) * (1.0 - rise) * (1.0 - rise * rise));
  }
  return sum;
}

// The corona's light at a place. Angles run from the sun's equator.
float coronaAt(float angle, float away) {
  float latitude = asin(sin(angle));
  float polar = sin(latitude) * sin(latitude);
  // Along a field line the foot at the limb lies nearer to the pole.
  float side = cos(angle) >= 0.0 ? 1.0 : -1.0;
  float foot = angle + side * FAN * (1.0 - 1.0 / away) * sin(2.0 * latitude);
  float turn = foot / TAU;
  float beyond = away - 1.0;
  float broad = texture2D(uNoise, vec2(turn * BROAD_TURNS + uTimeS * BROAD_SPEED, beyond * BROAD_STRETCH + BROAD_AT)).r;
  float fine = texture2D(uNoise, vec2(turn * FINE_TURNS + uTimeS * FINE_SPEED, beyond * FINE_STRETCH + FINE_AT)).r;
  float rays = mix(RAY_LEAST, RAY_MOST, smoothstep(0.2, 0.85, fine));
  rays = mix(1.0, rays, mix(1.0, RAY_FADED, smoothstep(0.1, 0.9, beyond)));
  float patches = smoothstep(0.2, 0.8, broad);
  vec2 helmets = helmetsAt(angle, away);

  float inner = INNER_LIGHT * pow(away, -INNER_POWER);
  float belt = mix(1.0, POLE_LIGHT, polar) * mix(0.7, 1.15, patches);
  float middle = MIDDLE_LIGHT * pow(away, -MIDDLE_POWER) * (belt + HELMET_ARCADE * helmets.x);
  float outer = OUTER_LIGHT * pow(away, -OUTER_POWER) * (GAP_LIGHT + 0.35 * patches * (1.0 - polar) + HELMET_LIGHT * helmets.y);
  float plumes = PLUME_LIGHT * polar * polar * pow(away, -PLUME_POWER) * smoothstep(0.45, 0.8, fine);
  return (inner * mix(1.0, rays, 0.6) + (middle + outer) * rays + plumes) * (1.0 + BREATH * sin(TAU * uTimeS / BREATH_PERIOD_S));
}

// How much of the light at a place is prominence, [0, 1]: an arch that leans, a hook, and a mound.
float prominencesAt(float angle, float away) {
  float cover = 0.0;
  for (int i = 0; i < PROMINENCES; i++) {
    vec3 prominence = uProminences[i];
    // Right along the limb and up from it, in heights.
    vec2 q = vec2(between(angle, prominence.x) * away, away - 1.0) / prominence.y;
    if (dot(q, q) > 9.0) continue;
    float ragged = texture2D(uNoise, q * 0.11 + prominence.x).r - 0.5;
    q += ragged * vec2(0.8, 0.5);
    q.x -= prominence.z * q.y * q.y;
    float shape;
    if (i == 0) {
      float ring = length(q * vec2(0.8, 1.0));
      float thread = (ring - 0.7) / mix(FILAMENT, 0.5 * FILAMENT, clamp(q.y, 0.0, 1.0));
      shape = exp(-thread * thread) + ARCH_VEIL * (1.0 - smoothstep(0.5, 0.75, ring));
    } else if (i == 1) {
      float trunk = q.x / mix(0.9, 0.3, clamp(q.y, 0.0, 1.0));
      shape = exp(-trunk * trunk) * (1.0 - smoothstep(0.7, 1.05, q.y));
    } else {
      shape = 1.0 - smoothstep(0.35, 1.0, length(q * vec2(0.4, 1.0)));
    }
    cover = max(cover, clamp(shape, 0.0, 1.0));
  }
  return cover;
}

// The diamond ring: the last bead of the sun, its rays, and the rim beside it (Baily's beads).
float diamondAt(float away) {
  float beyond = max(0.0, away - 1.0);
  vec2 fromBead = vPoint - uBead;
  float bead = length(fromBead);
  vec2 rays = abs(fromBead);
  float core = BEAD_CORE / (bead * bead + BEAD_CORE);
  float glow = BEAD_GLOW_LIGHT * exp(-BEAD_GLOW_FALLOFF * bead);
  float ray = RAY_LIGHT * exp(-RAY_THINNESS * min(rays.x, rays.y)) * exp(-RAY_FALLOFF * bead);
  float side = dot(vPoint / max(away, 0.001), uBead);
  float rim = exp(-beyond * RIM_FALLOFF) * smoothstep(RIM_FROM, 1.0, away) * smoothstep(RIM_SIDE, 1.0, side);
  return DIAMOND_LIGHT * (core + glow + ray + RIM_LIGHT * rim);
}

// The night side of the moon in the light of the earth.
vec3 earthshineAt(float away) {
  vec2 turnedBack = vec2(vPoint.x * uTurn.x - vPoint.y * uTurn.y, vPoint.x * uTurn.y + vPoint.y * uTurn.x);
  vec2 uv = 0.5 + 0.5 * turnedBack;
  float albedo = texture2D(uSurface, vec2(uv.x * 0.5, uv.y)).r;
  float limb = sqrt(max(0.0, 1.0 - away * away));
  return uEarthlit * EARTHSHINE * pow(albedo, EARTHSHINE_CONTRAST) * mix(0.6, 1.0, limb);
}

// Film's response to light: nothing is ever clipped to a band of pure white.
float film(float light) {
  return 1.0 - exp(-EXPOSURE * light);
}

// Source: Jorge Jimenez, "Next Generation Post Processing in Call of Duty" (interleaved gradient noise).
float dither() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
}

void main() {
  float away = length(vPoint);
  float outside = smoothstep(RING_FROM, 1.0, away);
  float edge = 1.0 - smoothstep(EDGE_FROM, 1.0, away / uExtent);

  vec3 seen = vec3(0.0);
  if (away > RING_FROM) {
    float angle = atan(vPoint.y, vPoint.x) - uAxis;
    float from = max(1.0, away);
    vec3 colour = mix(uCorona, uOuter, smoothstep(OUTER_COLOUR_FROM, OUTER_COLOUR_TO, away));
    seen = colour * film(coronaAt(angle, from) * uTotality);
    float depth = mix(PROMINENCE_DEPTH, PROMINENCE_DEPTH_AT_TIP, min(1.0, (from - 1.0) / PROMINENCE_TALLEST));
    vec3 red = pow(uProminence, vec3(depth)) * film(PROMINENCE_LIGHT * uTotality);
    seen = mix(seen, red, prominencesAt(angle, from)) * outside;
  }
  if (away < 1.0) seen += earthshineAt(away) * uTotality * (1.0 - outside);
  seen += uCorona * film(uDiamond * diamondAt(away)) * (1.0 - seen);
  seen *= edge;

  float alpha = max(seen.r, max(seen.g, seen.b));
  gl_FragColor = vec4(clamp(seen + dither() * STEP, 0.0, 1.0) * step(STEP, alpha), alpha);
}
