uniform vec3 uVoid;
uniform vec3 uDusk;

varying vec2 vPoint; // from -1 at the window's left and top to 1 at its right and bottom

// Mean light of the still background's grain. With it, both backgrounds are equally bright.
const float GRAIN_LIGHT = 0.5 * MAX_GRAIN * BYTE_STEP;

// A gradient from void at DUSK_FROM of the window's height to dusk at the bottom, as in the style sheet.
void main() {
  float dusk = clamp((0.5 + 0.5 * vPoint.y - DUSK_FROM) / (1.0 - DUSK_FROM), 0.0, 1.0);
  gl_FragColor = vec4(mix(uVoid, uDusk, dusk) + GRAIN_LIGHT + dither(), 1.0);
}
