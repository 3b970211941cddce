uniform vec3 uVoid;
uniform vec3 uDusk;

varying vec2 vPoint; // from -1 at the window's left and top to 1 at its right and bottom

// The mean light of the grain over the page's background, so that the live and the still background are equally bright.
const float GRAIN_LIGHT = 0.5 * MAX_GRAIN * BYTE_STEP;

// The background: void at the top, and dusk below, from DUSK_FROM of the window's height on. The gradient is the same as
// in the style sheet.
void main() {
  float share = clamp((0.5 + 0.5 * vPoint.y - DUSK_FROM) / (1.0 - DUSK_FROM), 0.0, 1.0);
  gl_FragColor = vec4(mix(uVoid, uDusk, share) + GRAIN_LIGHT + dither(), 1.0);
}
