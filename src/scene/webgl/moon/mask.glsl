// Appended to surface.glsl and sunlight.glsl. Draws the still moon's masks: grey, with one kind of light.
uniform float uOfEarth; // 1: earthlight, 0: sunlight

varying vec2 vPoint; // disc radii from the centre, y down

void main() {
  vec2 p = onDisc(vPoint);
  // The corners are never shown. Black ones compress better.
  float inside = 1.0 - smoothstep(1.01, 1.05, length(vPoint));
  gl_FragColor = vec4(vec3(inside * mix(sunlightAt(p), earthlightAt(p), uOfEarth)), 1.0);
}
