uniform sampler2D uCachedMoon;
uniform float uOpacity; // of the moon, [0, 1]
uniform vec2 uOrigin; // the cached moon's lower left corner on the canvas, device px

void main() {
  gl_FragColor = texelFetch(uCachedMoon, ivec2(gl_FragCoord.xy - uOrigin), 0) * uOpacity;
}
