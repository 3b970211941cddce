// Appended to corona.glsl. The diamond ring: a bead of sunlight at the moon's limb, as a lens shows it. Lengths are disc radii,
// and falloffs are per disc radius.
uniform float uTotality; // 1 while eclipsed, 0 when the sun is out; multiplied by the moon's opacity
uniform float uDiamond; // the flash of the diamond ring, [0, 1]
uniform vec2 uDiamondPlace; // on the limb, a unit vector, y down
uniform float uBrightLimb; // 1: the moon's right limb is lit first, -1: its left limb

// Places of Baily's beads: angles above the horizontal of an untilted moon, radians. x: on the right limb, y: on the left limb.
// All are valleys. Source: the laser altimeter of the Lunar Reconnaissance Orbiter (LOLA), at the longitudes 90° and -90°.
const vec2 BEADS[5] = vec2[5](
  vec2(0.336, 0.271), vec2(0.528, 0.419), vec2(0.746, 0.511), vec2(0.882, 0.733), vec2(1.043, 0.951)
);
const float BEAD_LIGHT = 9.0;
const float BEAD_SIZE = 0.001; // squared distance at which a bead has a quarter of its light
const vec2 BEADS_FROM = vec2(0.05, 0.2); // light of the diamond at which the beads appear, and are bright
const vec2 BEADS_TO = vec2(0.78, 0.9); // totality at which the beads are gone, and begin to fade

// Baily's beads: sunlight in the valleys of the moon's limb, just before the diamond is brightest.
// Source: Baily, Memoirs of the Royal Astronomical Society 10 (1838).
float beadsAt() {
  float shown = smoothstep(BEADS_FROM.x, BEADS_FROM.y, uDiamond) * smoothstep(BEADS_TO.x, BEADS_TO.y, uTotality);
  float light = 0.0;
  for (int i = 0; i < BEADS.length(); i++) {
    // Clockwise from the diamond.
    float turn = uBrightLimb * (DIAMOND_ANGLE - (uBrightLimb > 0.0 ? BEADS[i].x : BEADS[i].y));
    vec2 fromBead = vPoint - mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * uDiamondPlace;
    float near = BEAD_SIZE / (dot(fromBead, fromBead) + BEAD_SIZE);
    light += near * near;
  }
  return BEAD_LIGHT * shown * light;
}

const int SPIKES = 3;
const float SPIKE_TURN = -0.36; // angle of the longest spike, radians clockwise from the right
const float SPIKE_LIGHT = 1.5;
const float SPIKE_FALLOFF = 1.3;
const float SPIKE_SHORTER = 0.6; // the second spike has 1 / 1.6 of the first one's length and light, the third 1 / 2.2
const vec2 SPIKE_WIDTH = vec2(0.009, 0.005); // half width at the diamond; increase of the half width per disc radius

// The needles that an aperture makes of a very bright point. Source: Born and Wolf, Principles of Optics, 8.5.
float spikesAt(vec2 fromDiamond) {
  float light = 0.0;
  float shorter = 1.0;
  for (int i = 0; i < SPIKES; i++) {
    float angle = SPIKE_TURN + float(i) * PI / float(SPIKES);
    vec2 direction = vec2(cos(angle), sin(angle));
    float aside = fromDiamond.x * direction.y - fromDiamond.y * direction.x;
    float along = abs(dot(fromDiamond, direction));
    light += SPIKE_LIGHT / shorter * band(aside, SPIKE_WIDTH.x + SPIKE_WIDTH.y * along) * exp(-SPIKE_FALLOFF * shorter * along);
    shorter += SPIKE_SHORTER;
  }
  return light;
}

const float RIM_LIGHT = 1.2;
const float RIM_FALLOFF = 26.0;
const float RIM_END = -0.35; // cosine of the angle from the diamond at which the bright rim ends

// The thin ring of light on both sides of the diamond.
float rimAt(float radius) {
  float cosFromDiamond = dot(vPoint / max(radius, 0.001), uDiamondPlace);
  return RIM_LIGHT * exp(-RIM_FALLOFF * max(0.0, radius - 1.0)) * smoothstep(RIM_END, 1.0, cosFromDiamond);
}

const float DIAMOND_LIGHT = 5.6;
const float DIAMOND_SIZE = 0.012; // squared distance at which the diamond has half its light
const float GLOW_LIGHT = 1.0;
const float GLOW_FALLOFF = 2.3;
// Falloffs inside the limb, because the moon hides the light: of the diamond, which outshines the edge, of all that surrounds
// it, and of Baily's beads.
const float DIAMOND_INSIDE = 14.0;
const float GLOW_INSIDE = 75.0;
const float BEADS_INSIDE = 16.0;

// The light of the diamond with its glow, needles, rim and beads. `radius` is the length of `vPoint`.
float diamondAt(float radius) {
  vec2 fromDiamond = vPoint - uDiamondPlace;
  float diamond = DIAMOND_SIZE / (dot(fromDiamond, fromDiamond) + DIAMOND_SIZE);
  float glow = GLOW_LIGHT * exp(-GLOW_FALLOFF * length(fromDiamond)) + spikesAt(fromDiamond) + rimAt(radius);
  float inside = max(0.0, 1.0 - radius);
  float ring = diamond * exp(-DIAMOND_INSIDE * inside) + glow * exp(-GLOW_INSIDE * inside);
  return uDiamond * DIAMOND_LIGHT * ring + beadsAt() * exp(-BEADS_INSIDE * inside);
}
