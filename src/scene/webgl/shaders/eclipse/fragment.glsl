uniform vec3 uCorona;
uniform vec3 uOuter;
uniform vec3 uProminence;
uniform sampler2D uNoise; // tiling
uniform float uTimeS;
uniform float uExtent;
uniform float uTotality; // 1 while eclipsed, 0 when the sun is out
uniform float uDiamond; // the flash of the diamond ring, [0, 1]
uniform vec2 uBead; // where on the limb the sun breaks through, a unit vector, y down

varying vec2 vPoint;

const float TAU = 6.283185307;
const float BREATH_PERIOD_S = 9.0;

// How high a prominence stands at an angle: where it is and how wide, in turns; how high, in disc radii.
float flame(float angle, float at, float width, float height) {
  float away = (fract(angle - at + 0.5) - 0.5) / width;
  return height * exp(-away * away);
}

void main() {
  float away = length(vPoint);
  float beyond = max(0.0, away - 1.0);
  float angle = atan(vPoint.y, vPoint.x) / TAU;

  // Two sheets of streamers creep past each other, stretched along the radius.
  float broad = texture2D(uNoise, vec2(angle * 2.0 + uTimeS * 0.0016, beyond * 0.1 + 0.13)).r;
  float fine = texture2D(uNoise, vec2(angle * 7.0 - uTimeS * 0.0024, beyond * 0.2 + 0.61)).r;
  float breath = 0.5 + 0.5 * sin(TAU * uTimeS / BREATH_PERIOD_S);
  float streamer = smoothstep(0.18, 0.95, 0.62 * broad + 0.38 * fine);
  // The real corona of a quiet sun reaches farther along its equator than over its poles.
  float reach = mix(0.62, 1.15, streamer) * (1.0 + 0.16 * cos(2.0 * TAU * (angle - 0.03))) * (0.96 + 0.08 * breath);

  float inner = exp(-beyond * 16.0) * 1.05;
  float middle = exp(-beyond * 3.6 / reach) * (0.36 + 0.5 * streamer);
  float outer = exp(-beyond * 1.5 / reach) * 0.2 * streamer;
  float edge = 1.0 - smoothstep(0.5, 1.0, away / uExtent);
  float ring = smoothstep(0.985, 1.0, away);
  float glow = (inner + middle + outer) * edge * ring;

  float height = flame(angle, 0.09, 0.009, 0.075) + flame(angle, -0.135, 0.006, 0.055) + flame(angle, 0.31, 0.012, 0.05)
    + flame(angle, -0.43, 0.007, 0.085) + flame(angle, -0.3, 0.005, 0.045);
  height *= 0.75 + 0.5 * fine;
  float rise = beyond / max(height, 0.001);
  float prominence = exp(-1.4 * rise * rise) * smoothstep(0.0, 0.03, height) * ring;

  vec3 light = mix(uOuter, uCorona, clamp(glow * 1.4, 0.0, 1.0)) * glow;
  light = min(light, 1.0) * mix(vec3(1.0), uProminence, prominence * 0.8);
  light *= uTotality;

  float bead = length(vPoint - uBead);
  vec2 rays = abs(vPoint - uBead);
  float star = 0.012 / (bead * bead + 0.012) + 0.35 * exp(-2.2 * bead) + 0.5 * exp(-38.0 * min(rays.x, rays.y)) * exp(-2.6 * bead);
  float rim = exp(-beyond * 26.0) * smoothstep(0.97, 1.0, away) * smoothstep(-0.35, 1.0, dot(vPoint / max(away, 0.001), uBead));
  light += uCorona * uDiamond * edge * (star + rim * 1.2);

  float alpha = clamp(max(light.r, max(light.g, light.b)), 0.0, 1.0);
  gl_FragColor = vec4(min(light, 1.0), alpha);
}
