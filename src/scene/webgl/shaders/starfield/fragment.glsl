varying vec4 vColor;
varying float vRadius;
varying float vSpan;
varying float vCross;

const float CROSS_LIGHT = 0.5;

void main() {
  vec2 fromCentre = (gl_PointCoord - 0.5) * 2.0 * vSpan;
  float away = length(fromCentre);
  float coverage = clamp(vRadius - away + 0.5, 0.0, 1.0);
  if (vCross > 0.5) {
    vec2 arms = abs(fromCentre);
    float across = min(arms.x, arms.y);
    float along = max(arms.x, arms.y) / vSpan;
    float arm = max(0.0, 1.0 - across) * (1.0 - along) * (1.0 - along);
    float glow = max(0.0, 1.0 - away / vSpan);
    coverage = max(coverage, CROSS_LIGHT * arm + 0.16 * glow * glow * glow);
  }
  gl_FragColor = vec4(vColor.rgb, 1.0) * (coverage * vColor.a);
}
