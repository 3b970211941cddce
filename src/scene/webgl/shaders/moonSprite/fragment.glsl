uniform sampler2D uMoon;
uniform float uExtent;

varying vec2 vPoint;

void main() {
  gl_FragColor = texture2D(uMoon, 0.5 + vPoint / uExtent * vec2(0.5, -0.5));
}
