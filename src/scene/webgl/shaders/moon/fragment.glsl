uniform float uDevicePx; // device px per disc radius
uniform vec2 uTurn; // cosine and sine of the moon's turn, counterclockwise
uniform float uTotality; // 1 while eclipsed
uniform float uOpacity; // [0, 1]
uniform float uExtent; // reach of the moonlight, disc radii
uniform vec3 uMoonlight;
uniform float uMoonlightOpacity; // opacity at the brightest place
uniform vec3 uHalo;
uniform vec3 uSunlit;
uniform vec3 uWarm;
uniform vec3 uEarthlit;
uniform vec3 uNight;

varying vec2 vPoint; // disc radii from the centre, y down

// A point of the moon before it was turned.
vec2 turnedBack(vec2 p) {
  return vec2(p.x * uTurn.x - p.y * uTurn.y, p.x * uTurn.y + p.y * uTurn.x);
}

// The globe in sunlight and earthshine: three layers, as in the picture of the still moon.
vec3 globe(float lit) {
  vec2 p = onDisc(turnedBack(vPoint));
  // The night air is in front of the dark side, which is never darker than the sky.
  vec3 dark = mix(uNight, uEarthlit, earthlightAt(p) * EARTHSHINE * (1.0 - EARTHSHINE_LOST * lit)) * (1.0 - uTotality);
  vec3 sunlit = mix(uSunlit, uWarm, WARMTH * (1.0 - dot(p, p)));
  return mix(dark, sunlit, sunlightAt(p));
}

// The halo: light scattered by the air, stronger at the bright limb. Invented: a rational falloff, because an
// exponential one is slower and the halo covers most of the picture.
float haloAt(float radius, float lit) {
  float fromLimb = max(0.0, radius - 1.0);
  float side = (uPhase < 0.5 ? 1.0 : -1.0) * turnedBack(vPoint).x / HALO_REACH;
  float lean = 1.0 + HALO_LEAN * (1.0 - lit) * side;
  float edge = clamp((HALO_REACH - radius) / (HALO_REACH - 1.0), 0.0, 1.0);
  float near = 1.0 / (1.0 + HALO_FALLOFF * fromLimb * (1.0 + HALO_FALLOFF_FAR * fromLimb));
  return HALO_LIGHT * near * edge * edge * lean * mix(HALO_AT_NEW, 1.0, lit) * (1.0 - uTotality);
}

void main() {
  float radius = length(vPoint);
  // Moonlight on the background, as in the style sheet of the still sky. The squared falloff ends without a rim.
  float near = max(0.0, 1.0 - radius / uExtent);
  vec4 light = vec4(uMoonlight, 1.0) * uMoonlightOpacity * near * near * mix(1.0, MOONLIGHT_IN_TOTALITY, uTotality);
  // Most of the picture is outside the halo, and skips the rest.
  if (radius < HALO_REACH) {
    // The part of the disc that is lit. Source: Meeus, Astronomical Algorithms, eq. 48.1.
    float lit = 0.5 - 0.5 * cos(TAU * uPhase);
    float disc = clamp((1.0 - radius) * uDevicePx + 0.5, 0.0, 1.0);
    vec3 color = disc > 0.0 ? globe(lit) : vec3(0.0);
    float halo = haloAt(radius, lit);
    vec4 front = mix(vec4(uHalo, 1.0) * halo, vec4(color, 1.0), disc);
    light = front + light * (1.0 - front.a);
  }
  // Fades to the faintest light, so that the moonlight has no visible edge.
  light.rgb += dither();
  gl_FragColor = light * uOpacity;
}
