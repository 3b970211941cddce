// The light that spreads around bright things in a lens, drawn small: all sizes of blur in equal shares.
#version 300 es
precision highp float;

uniform vec2 uSize;       // pixels of the finished picture
uniform float uScale;     // finished pixels per pixel drawn here
uniform sampler2D uLight; // linear light with mipmaps
uniform float uLevel;     // the mipmap level whose pixels are the finished picture's
out vec4 outColour;

const int SIZES = 6;

// One mipmap level, smoothed so that its pixels do not show.
vec3 spread(vec2 uv, float level) {
  vec2 texel = exp2(level) / vec2(textureSize(uLight, 0));
  vec3 sum = vec3(0.0);
  float total = 0.0;
  for (int y = -2; y <= 2; y++) {
    for (int x = -2; x <= 2; x++) {
      float weight = exp(-float(x * x + y * y) * 0.42);
      sum += weight * textureLod(uLight, uv + vec2(x, y) * texel * 0.75, level).rgb;
      total += weight;
    }
  }
  return sum / total;
}

void main() {
  vec2 uv = gl_FragCoord.xy * uScale / uSize;
  vec3 sum = vec3(0.0);
  for (int i = 0; i < SIZES; i++) sum += spread(uv, uLevel + 1.0 + float(i)) / float(SIZES);
  outColour = vec4(sum, 1.0);
}
