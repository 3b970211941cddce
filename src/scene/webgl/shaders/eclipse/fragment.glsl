uniform vec3 uCorona;
uniform vec3 uOuter;
uniform vec3 uProminence;
uniform sampler2D uNoise; // tiling
uniform float uTimeS;
uniform float uExtent; // half the quad, disc radii
uniform float uTotality; // 1 while eclipsed, 0 when the sun is out
uniform float uDiamond; // the flash of the diamond ring, [0, 1]
uniform vec2 uBead; // where on the limb the sun breaks through, a unit vector, y down

varying vec2 vPoint; // disc radii from the centre, y down

const float TAU = 6.283185307;

// Streamers: two sheets of noise. How often each goes around the disc, its stretch in noise widths per disc radius, its
// place in the noise, and how fast it creeps, noise widths per second.
const float BROAD_TURNS = 2.0;
const float BROAD_STRETCH = 0.1;
const float BROAD_AT = 0.13;
const float BROAD_SPEED = 0.0016;
const float FINE_TURNS = 7.0;
const float FINE_STRETCH = 0.2;
const float FINE_AT = 0.61;
const float FINE_SPEED = -0.0024;
const float BROAD_SHARE = 0.62;
const float STREAMER_FROM = 0.18; // noise, where streamers begin
const float STREAMER_TO = 0.95; // and where they are brightest

const float REACH_LEAST = 0.62; // of the corona between streamers, disc radii
const float REACH_MOST = 1.15; // along them
const float EQUATOR_REACH = 0.16; // share that the equator has more, and the poles less
const float EQUATOR_TILT = 0.03; // turns
const float BREATH_PERIOD_S = 9.0;
const float BREATH = 0.04; // share of the reach, either way

// The corona's three parts: light at the limb, and falloff per disc radius.
const float INNER_LIGHT = 1.05;
const float INNER_FALLOFF = 16.0;
const float MIDDLE_LIGHT = 0.36;
const float MIDDLE_STREAMER_LIGHT = 0.5;
const float MIDDLE_FALLOFF = 3.6;
const float OUTER_LIGHT = 0.2;
const float OUTER_FALLOFF = 1.5;
const float EDGE_FROM = 0.5; // share of the quad from which the corona fades out
const float RING_FROM = 0.985; // where the disc's black ends, disc radii
const float WHITE_FROM = 1.4; // glow at which the outer colour has become the inner one, inverse

const float PROMINENCE_LIGHT = 0.8;
const float PROMINENCE_FALLOFF = 1.4; // per height, squared
const float PROMINENCE_LEAST = 0.03; // height under which a prominence fades out, disc radii

// The diamond: its core in square disc radii, its glow and its rays: light, and falloff per disc radius.
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

// How high a prominence stands at an angle: its place and width in turns, its height in disc radii.
float flame(float angle, float at, float width, float height) {
  float away = (fract(angle - at + 0.5) - 0.5) / width;
  return height * exp(-away * away);
}

// Prominences: red arcs of gas at the limb. Their places are invented.
float prominenceAt(float angle, float beyond, float fine) {
  float height = flame(angle, 0.09, 0.009, 0.075) + flame(angle, -0.135, 0.006, 0.055) + flame(angle, 0.31, 0.012, 0.05)
    + flame(angle, -0.43, 0.007, 0.085) + flame(angle, -0.3, 0.005, 0.045);
  height *= 0.75 + 0.5 * fine;
  float rise = beyond / max(height, 0.001);
  return exp(-PROMINENCE_FALLOFF * rise * rise) * smoothstep(0.0, PROMINENCE_LEAST, height);
}

// The diamond ring: the last bead of the sun, its rays, and the rim beside it (Baily's beads).
float diamondAt(float away, float beyond) {
  vec2 fromBead = vPoint - uBead;
  float bead = length(fromBead);
  vec2 rays = abs(fromBead);
  float core = BEAD_CORE / (bead * bead + BEAD_CORE);
  float glow = BEAD_GLOW_LIGHT * exp(-BEAD_GLOW_FALLOFF * bead);
  float ray = RAY_LIGHT * exp(-RAY_THINNESS * min(rays.x, rays.y)) * exp(-RAY_FALLOFF * bead);
  float side = dot(vPoint / max(away, 0.001), uBead);
  float rim = exp(-beyond * RIM_FALLOFF) * smoothstep(RIM_FROM, 1.0, away) * smoothstep(RIM_SIDE, 1.0, side);
  return core + glow + ray + RIM_LIGHT * rim;
}

// The corona. Source: the three parts of its brightness, a steep, a middle and a flat one, are those of Baumbach's law
// (Allen, Astrophysical Quantities, "Corona"), here as exponentials. A quiet sun's reaches farther along its equator.
void main() {
  float away = length(vPoint);
  float beyond = max(0.0, away - 1.0);
  float angle = atan(vPoint.y, vPoint.x) / TAU;

  float broad = texture2D(uNoise, vec2(angle * BROAD_TURNS + uTimeS * BROAD_SPEED, beyond * BROAD_STRETCH + BROAD_AT)).r;
  float fine = texture2D(uNoise, vec2(angle * FINE_TURNS + uTimeS * FINE_SPEED, beyond * FINE_STRETCH + FINE_AT)).r;
  float streamer = smoothstep(STREAMER_FROM, STREAMER_TO, mix(fine, broad, BROAD_SHARE));
  float breath = 1.0 + BREATH * sin(TAU * uTimeS / BREATH_PERIOD_S);
  float equator = 1.0 + EQUATOR_REACH * cos(2.0 * TAU * (angle - EQUATOR_TILT));
  float reach = mix(REACH_LEAST, REACH_MOST, streamer) * equator * breath;

  float inner = exp(-beyond * INNER_FALLOFF) * INNER_LIGHT;
  float middle = exp(-beyond * MIDDLE_FALLOFF / reach) * (MIDDLE_LIGHT + MIDDLE_STREAMER_LIGHT * streamer);
  float outer = exp(-beyond * OUTER_FALLOFF / reach) * OUTER_LIGHT * streamer;
  float edge = 1.0 - smoothstep(EDGE_FROM, 1.0, away / uExtent);
  float ring = smoothstep(RING_FROM, 1.0, away);
  float glow = (inner + middle + outer) * edge * ring;

  vec3 light = mix(uOuter, uCorona, clamp(glow * WHITE_FROM, 0.0, 1.0)) * glow;
  float prominence = prominenceAt(angle, beyond, fine) * ring;
  light = min(light, 1.0) * mix(vec3(1.0), uProminence, prominence * PROMINENCE_LIGHT) * uTotality;
  light += uCorona * uDiamond * edge * diamondAt(away, beyond);

  float alpha = clamp(max(light.r, max(light.g, light.b)), 0.0, 1.0);
  gl_FragColor = vec4(min(light, 1.0), alpha);
}
