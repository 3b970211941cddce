uniform sampler2D uCachedMoon;
uniform float uOpacity; // of the moon, [0, 1]
uniform vec3 uHalo;
uniform vec2 uOrigin; // the cached moon's lower left corner on the canvas, device px

void main() {
  // As in fragment.glsl, a faint moon has the tint of earthshine.
  vec4 tint = vec4(mix(uHalo, vec3(1.0), uOpacity), 1.0);
  gl_FragColor = texelFetch(uCachedMoon, ivec2(gl_FragCoord.xy - uOrigin), 0) * tint * uOpacity;
}
