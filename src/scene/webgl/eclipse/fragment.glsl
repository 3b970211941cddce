// Appended to constants of moon.ts, to dither.glsl, moon/surface.glsl, corona.glsl, prominences.glsl and diamond.glsl.
uniform vec3 uCorona;
uniform vec3 uOuter;
uniform vec3 uProminence;
uniform vec3 uEarthlit;
uniform float uExtent; // half the quad's width, disc radii
uniform vec2 uTilt; // cosine and sine of the moon's tilt, counterclockwise

const float EXPOSURE = 1.35; // factor of the light before tone mapping
const float MAX_CHANNEL = 0.98; // of a colour; 1 would be infinite light

// Tone mapping as by photographic film: bright light comes near to white, but keeps its differences.
vec3 film(vec3 light) {
  return 1.0 - exp(-EXPOSURE * light);
}

// The inverse of `film`.
vec3 lightOf(vec3 colour) {
  return -log(1.0 - min(colour, MAX_CHANNEL)) / EXPOSURE;
}

// The light outside the limb. The corona fades faster than totality ends.
const float TOTALITY_POWER = 3.0;

vec3 sunAt(float radius) {
  float angle = sunAngle();
  vec3 colour = mix(uCorona, uOuter, smoothstep(OUTER_FROM, OUTER_TO, radius));
  vec3 light = mix(colour * coronaAt(angle, radius), lightOf(uProminence), prominencesAt(angle, radius));
  return film(light * pow(uTotality, TOTALITY_POWER));
}

vec3 earthshine() {
  return uEarthlit * EARTHSHINE_IN_TOTALITY * earthlightAt(onDisc(untilted(vPoint, uTilt))) * uTotality;
}

const float EDGE_FROM = 0.7; // share of half the quad's width from which all light fades out

void main() {
  float radius = length(vPoint);
  float outside = smoothstep(CORONA_FROM, 1.0, radius);
  vec3 total = vec3(0.0);
  if (outside > 0.0) total += outside * sunAt(max(1.0, radius));
  if (outside < 1.0) total += (1.0 - outside) * earthshine();
  if (uDiamond > 0.0) total += uCorona * film(vec3(diamondAt(radius))) * (1.0 - total);
  total *= 1.0 - smoothstep(EDGE_FROM, 1.0, radius / uExtent);

  float alpha = max(total.r, max(total.g, total.b));
  // Dithered, so that the faint corona has no visible bands.
  gl_FragColor = vec4(max(total + dither(), 0.0), alpha);
}
