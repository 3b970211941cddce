uniform sampler2D uGlyphs;

varying float vGlyph;
varying float vOpacity;
varying vec2 vTurn;
varying float vDistancePx;
varying float vGlint;

const vec3 GOLD = vec3(0.95, 0.77, 0.42);
const vec3 GLINT = vec3(1.0, 0.95, 0.8);

void main() {
  vec2 p = gl_PointCoord - 0.5;
  vec2 turned = vec2(p.x * vTurn.x + p.y * vTurn.y, p.y * vTurn.x - p.x * vTurn.y) + 0.5;
  vec2 inside = step(vec2(0.0), turned) * step(turned, vec2(1.0));
  float distance = (texture2D(uGlyphs, vec2((turned.x + vGlyph) / GLYPH_COUNT, turned.y)).r - 0.5) * vDistancePx;
  float edge = clamp(distance + 0.5, 0.0, 1.0);
  float glow = exp(-length(p) * 7.0) * 0.28;
  float coverage = inside.x * inside.y * max(edge, glow * (0.6 + 0.4 * vGlint));
  vec3 color = mix(GOLD, GLINT, vGlint * (0.35 + 0.65 * smoothstep(0.3, -0.3, p.y + p.x)));
  gl_FragColor = vec4(color, 1.0) * (coverage * vOpacity * (0.72 + 0.28 * vGlint));
}
