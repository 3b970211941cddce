// Appended to surface.glsl. Sunlight on the moon's disc, for the live moon and for the pictures of the still moon.
uniform float uPhase; // [0, 1]: 0 and 1 new, 0.5 full

const float TAU = 6.283185307;

const float RELIEF = 0.5; // factor of the slopes
const vec2 TERMINATOR = vec2(-0.06, 0.04); // cosines of the sun's zenith angle: at the first no peak is lit, at the second all is
const float ALBEDO_CONTRAST = 2.7; // exponent: darkens the maria
const float EXPOSURE = 3.4; // of a full moon
const float LONGER_EXPOSURE = 2.5; // share that is added to it at new moon, as photographers do
// The next angles are between the sun and the earth, seen from the moon: 0 at full moon, radians.
const float LAMBERT_ANGLE = 1.9; // at which MOST_LAMBERT is reached
const float MOST_LAMBERT = 0.85; // greatest share of Lambert's law
const float SURGE = 0.16; // share by which the full moon is brighter (opposition surge)
const float SURGE_ANGLE = 0.57; // at which the surge is 1 / e

// Sunlight on the disc, [0, 1], after tone mapping. The sun is in the plane of the moon's equator, so that at the terminator
// only slopes to the east and west matter.
// Sources: the lunar-Lambert law of McEwen, Icarus 92 (1991): near full moon that of Lommel and Seeliger, under which the limb
// is as bright as the middle, otherwise mostly Lambert's. The surge: Buratti et al., Icarus 124 (1996).
float sunlightAt(vec2 p) {
  float z = sqrt(1.0 - dot(p, p));
  float angle = TAU * uPhase;
  float sunHeight = p.x * sin(angle) - z * cos(angle);
  float slope = texture2D(uSurface, surfaceUv(p) + vec2(0.5, 0.0), SHARPNESS).r - 0.5;
  float incidence = max(0.0, sunHeight - RELIEF * slope * sin(angle)) * smoothstep(TERMINATOR.x, TERMINATOR.y, sunHeight);
  float fromFull = abs(angle - 0.5 * TAU);
  float lambert = min(MOST_LAMBERT, fromFull / LAMBERT_ANGLE);
  float reflected = mix(2.0 * incidence / (incidence + z), incidence, lambert);
  float surge = 1.0 + SURGE * exp(-pow(fromFull / SURGE_ANGLE, 2.0));
  float exposure = EXPOSURE * (1.0 + LONGER_EXPOSURE * pow(2.0 * fromFull / TAU, 2.0));
  return 1.0 - exp(-exposure * surge * reflected * pow(albedoAt(p), ALBEDO_CONTRAST));
}
