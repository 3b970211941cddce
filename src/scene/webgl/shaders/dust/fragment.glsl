flat varying vec4 vLight;
flat varying vec4 vShape;

void main() {
  float away = length((gl_PointCoord - 0.5) * 2.0 * vShape.y);
  gl_FragColor = vec4(vLight.rgb, 1.0) * (clamp(vShape.x - away + 0.5, 0.0, 1.0) * vLight.a);
}
