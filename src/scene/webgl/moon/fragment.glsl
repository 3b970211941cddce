// Appended to constants of moon.ts, to dither.glsl, surface.glsl and sunlight.glsl.
uniform float uRadiusDevicePx; // radius of the disc
uniform vec2 uTilt; // cosine and sine of the moon's tilt, counterclockwise
uniform float uTotality; // [0, 1]: 1 while eclipsed
uniform float uOpacity; // [0, 1]
uniform float uExtent; // half the octagon's width, and radius of the moonlight, disc radii
uniform vec3 uMoonlight;
uniform float uMoonlightOpacity; // opacity at the brightest place
uniform vec3 uHalo;
uniform vec3 uSunlit;
uniform vec3 uWarm;
uniform vec3 uEarthlit;
uniform vec3 uNight;

varying vec2 vPoint; // disc radii from the centre, y down

// The moon in sunlight and earthshine, with the layers of `StillMoon.tsx`.
vec3 moonColour(float litFraction) {
  vec2 p = onDisc(untilted(vPoint, uTilt));
  vec3 dark = mix(uNight, uEarthlit, earthlightAt(p) * EARTHSHINE * (1.0 - EARTHSHINE_LOST * litFraction)) * (1.0 - uTotality);
  vec3 sunlit = mix(uSunlit, uWarm, WARMTH * (1.0 - dot(p, p)));
  return mix(dark, sunlit, sunlightAt(p));
}

// The halo is brighter on the side of the bright limb. Its falloff is rational: an exponential one takes longer to compute.
float haloAt(float radius, float litFraction) {
  float fromLimb = max(0.0, radius - 1.0);
  float side = (uPhase < 0.5 ? 1.0 : -1.0) * untilted(vPoint, uTilt).x / HALO_RADIUS;
  float asymmetry = 1.0 + HALO_ASYMMETRY * (1.0 - litFraction) * side;
  float edge = clamp((HALO_RADIUS - radius) / (HALO_RADIUS - 1.0), 0.0, 1.0);
  float near = 1.0 / (1.0 + HALO_FALLOFF * fromLimb * (1.0 + HALO_FALLOFF_FAR * fromLimb));
  return HALO_LIGHT * near * edge * edge * asymmetry * mix(HALO_AT_NEW, 1.0, litFraction) * (1.0 - uTotality);
}

void main() {
  float radius = length(vPoint);
  // Moonlight on the background, as in the style sheet of the still sky.
  float near = max(0.0, 1.0 - radius / uExtent);
  vec4 light = vec4(uMoonlight, 1.0) * uMoonlightOpacity * near * near * mix(1.0, MOONLIGHT_IN_TOTALITY, uTotality);
  // Most pixels are outside the halo, and skip its computation.
  if (radius < HALO_RADIUS) {
    // Source: Meeus, Astronomical Algorithms, eq. 48.1.
    float litFraction = 0.5 - 0.5 * cos(TAU * uPhase);
    float disc = clamp((1.0 - radius) * uRadiusDevicePx + 0.5, 0.0, 1.0);
    vec3 color = disc > 0.0 ? moonColour(litFraction) : vec3(0.0);
    float halo = haloAt(radius, litFraction);
    vec4 front = mix(vec4(uHalo, 1.0) * halo, vec4(color, 1.0), disc);
    light = front + light * (1.0 - front.a);
  }
  // Dithered, so that the moonlight has no visible edge.
  light.rgb += dither();
  gl_FragColor = light * uOpacity;
}
