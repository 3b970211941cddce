// The camera and the darkroom: halation, tone curve, vignette, grain and dither.
#version 300 es
precision highp float;

uniform vec2 uSize;
uniform sampler2D uLight; // linear light with mipmaps
uniform float uLevel;     // the mipmap level whose pixels are the finished picture's
uniform sampler2D uSpread; // what bloom.glsl drew
uniform float uBloom;     // share of the light that spreads, 0…1
uniform float uGrain;     // amplitude of the grain in steps of 1/255
out vec4 outColour;

float hash1(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

// Filmic curve by Krzysztof Narkowicz, a fit of the ACES reference.
vec3 toneCurve(vec3 x) {
  return clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
}

void main() {
  vec2 uv = gl_FragCoord.xy / uSize;
  vec3 light = textureLod(uLight, uv, uLevel).rgb;
  light = mix(light, texture(uSpread, uv).rgb, uBloom);
  vec2 off = (uv - 0.5) * vec2(1.0, 0.85);
  light *= 1.0 - 0.95 * pow(dot(off, off), 1.3);
  vec3 colour = pow(toneCurve(light * 0.8), vec3(1.0 / 2.2));
  colour = max(colour, vec3(5.0, 6.0, 13.0) / 255.0 * (1.0 - colour));
  float grain = hash1(gl_FragCoord.xy) + hash1(gl_FragCoord.yx + 71.3) - 1.0;
  float shade = 1.0 - smoothstep(0.5, 1.0, colour.g);
  outColour = vec4(colour + grain * (uGrain * shade + 0.6) / 255.0, 1.0);
}
