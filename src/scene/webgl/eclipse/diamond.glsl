const int BEADS = 5;

uniform float uTotality; // 1 while eclipsed, 0 when the sun is out; multiplied by the moon's opacity
uniform float uDiamond; // the flash of the diamond ring, [0, 1]
uniform vec2 uDiamondPlace; // on the limb, a unit vector, y down
uniform float uBeads[BEADS]; // places of Baily's beads: angles from the diamond along the limb, radians clockwise

varying vec2 vPoint; // disc radii from the centre, y down

const float PI = 3.141592654;
const int SPIKES = 3;

// The diamond ring: a bead of sunlight, as a lens shows it. Falloffs are per disc radius.
// Sources: Baily, Memoirs of the Royal Astronomical Society 10 (1838); for the spikes, Born and Wolf, Principles of
// Optics, 8.5.
const float DIAMOND_LIGHT = 5.6;
const float BEAD_CORE = 0.012; // squared distance at which the bead has half its light, squared disc radii
const float GLOW_LIGHT = 0.6;
const float GLOW_FALLOFF = 2.0;
const float SPIKE_TURN = -0.36; // angle of the longest spike, radians clockwise from the right
const float SPIKE_LIGHT = 1.2;
const float SPIKE_FALLOFF = 2.3;
const float SPIKE_SHORTER = 0.6; // the second spike has 1 / 1.6 of the first one's length and light, the third 1 / 2.2
const vec2 SPIKE_WIDTH = vec2(0.012, 0.03); // half width at the bead, disc radii; increase of the half width per radius
const float RIM_LIGHT = 1.2;
const float RIM_FALLOFF = 26.0;
const float RIM_END = -0.35; // cosine of the angle from the bead at which the bright rim ends
const float DISC_FALLOFF = 75.0; // falloff of glow, spikes and rim over the disc
const float BEAD_LIGHT = 9.0; // of Baily's beads
const float BEAD_SIZE = 0.001; // squared distance at which such a bead has a quarter of its light, squared disc radii
const float BEAD_DISC_FALLOFF = 16.0; // falloff of such a bead over the disc
const vec2 BEADS_FROM = vec2(0.05, 0.2); // light of the diamond at which the beads appear, and are bright
const vec2 BEADS_TO = vec2(0.78, 0.9); // totality at which the beads are gone, and begin to fade
const float CORE_DISC_FALLOFF = 14.0; // falloff of the bead over the disc, whose edge it outshines

// A band of light: 1 on its middle line, 1 / e at its half width.
float band(float offset, float halfWidth) {
  float x = offset / halfWidth;
  return exp(-x * x);
}

// Baily's beads: sunlight in the valleys of the Moon's limb, just before the diamond is brightest.
float beadsAt() {
  float shown = smoothstep(BEADS_FROM.x, BEADS_FROM.y, uDiamond) * smoothstep(BEADS_TO.x, BEADS_TO.y, uTotality);
  float light = 0.0;
  for (int i = 0; i < BEADS; i++) {
    float cosine = cos(uBeads[i]);
    float sine = sin(uBeads[i]);
    vec2 place = vec2(uDiamondPlace.x * cosine - uDiamondPlace.y * sine, uDiamondPlace.x * sine + uDiamondPlace.y * cosine);
    vec2 fromBead = vPoint - place;
    float near = BEAD_SIZE / (dot(fromBead, fromBead) + BEAD_SIZE);
    light += near * near;
  }
  return BEAD_LIGHT * shown * light;
}

// The light of the bead with its glow and spikes, and of the rim. The disc hides most light inside the limb. `radius` is the
// length of `vPoint`.
float diamondAt(float radius) {
  vec2 fromBead = vPoint - uDiamondPlace;
  float beadRadius = length(fromBead);
  float core = BEAD_CORE / (beadRadius * beadRadius + BEAD_CORE);
  float light = GLOW_LIGHT * exp(-GLOW_FALLOFF * beadRadius);
  float shorter = 1.0;
  for (int i = 0; i < SPIKES; i++) {
    float angle = SPIKE_TURN + float(i) * PI / float(SPIKES);
    vec2 direction = vec2(cos(angle), sin(angle));
    float offset = fromBead.x * direction.y - fromBead.y * direction.x;
    float position = abs(dot(fromBead, direction));
    float spike = band(offset, SPIKE_WIDTH.x + SPIKE_WIDTH.y * position);
    light += SPIKE_LIGHT / shorter * spike * exp(-SPIKE_FALLOFF * shorter * position);
    shorter += SPIKE_SHORTER;
  }
  float cosFromBead = dot(vPoint / max(radius, 0.001), uDiamondPlace);
  light += RIM_LIGHT * exp(-RIM_FALLOFF * max(0.0, radius - 1.0)) * smoothstep(RIM_END, 1.0, cosFromBead);
  float inside = max(0.0, 1.0 - radius);
  float diamond = core * exp(-CORE_DISC_FALLOFF * inside) + light * exp(-DISC_FALLOFF * inside);
  return uDiamond * DIAMOND_LIGHT * diamond + beadsAt() * exp(-BEAD_DISC_FALLOFF * inside);
}
