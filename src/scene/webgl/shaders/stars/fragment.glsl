uniform sampler2D uGlyphs;
uniform vec3 uGlint; // of a falling star: at its brightest, its body, as it dims
uniform vec3 uGold;
uniform vec3 uDim;

flat varying vec4 vLight;
flat varying vec4 vShape;

vec4 star() {
  float span = vShape.y;
  vec2 fromCentre = (gl_PointCoord - 0.5) * 2.0 * span;
  float away = length(fromCentre);
  float coverage = clamp(vShape.x - away + 0.5, 0.0, 1.0);
  if (vShape.z > 0.5) {
    vec2 arms = abs(fromCentre);
    float across = min(arms.x, arms.y);
    float along = max(arms.x, arms.y) / span;
    float arm = max(0.0, 1.0 - across) * (1.0 - along) * (1.0 - along);
    float glow = max(0.0, 1.0 - away / span);
    coverage = max(coverage, CROSS_LIGHT * arm + CROSS_GLOW * glow * glow * glow);
  }
  return vec4(vLight.rgb, 1.0) * (coverage * vLight.a);
}

vec4 fallingStar() {
  float glint = vLight.y;
  vec2 p = gl_PointCoord - 0.5;
  vec2 turned = vec2(p.x * vShape.x + p.y * vShape.y, p.y * vShape.x - p.x * vShape.y) + 0.5;
  vec2 inside = step(vec2(0.0), turned) * step(turned, vec2(1.0));
  float distance = (texture2D(uGlyphs, vec2((turned.x + vLight.x) / GLYPH_COUNT, turned.y)).r - 0.5) * vLight.w;
  float edge = clamp(distance + 0.5, 0.0, 1.0);
  float glow = exp(-length(p) * 7.0) * 0.28;
  float coverage = inside.x * inside.y * max(edge, glow * (0.6 + 0.4 * glint));
  vec3 color = mix(uGold, uGlint, glint * (0.35 + 0.65 * smoothstep(0.3, -0.3, p.y + p.x)));
  // A light that dims takes the night's own colour.
  color = mix(uDim, color, vLight.z);
  return vec4(color, 1.0) * (coverage * vLight.z * (0.72 + 0.28 * glint));
}

void main() {
  gl_FragColor = vShape.w > 0.5 ? fallingStar() : star();
}
