uniform sampler2D uPicture;
uniform float uShown; // [0, 1]
uniform vec2 uOrigin; // its lower left corner on the canvas, device px

void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy - uOrigin), 0) * uShown;
}
