uniform sampler2D uSurface; // albedo on the left, height on the right
uniform float uDevicePx; // device px per disc radius
uniform float uPhase; // [0, 1): 0 new, 0.5 full
uniform float uUpright; // 1, or -1 where the moon is seen the other way up
uniform float uTotality; // 1 while eclipsed
uniform float uShown; // [0, 1]
uniform float uExtent; // as far as the moonlight reaches, disc radii
uniform vec3 uMoonlight;
uniform float uMoonlightOpacity; // at its brightest
uniform vec3 uHalo;
uniform vec3 uSunlit;
uniform vec3 uEarthlit;
uniform vec3 uNight;

varying vec2 vPoint;

const float TAU = 6.283185307;
const float EARTHSHINE = 0.13;
const float RELIEF = 1.9;
const float TEXEL = 1.0 / 640.0;

float heightAt(vec2 uv) {
  return texture2D(uSurface, vec2(0.5 + uv.x * 0.5, uv.y)).r;
}

// The disc and its halo, multiplied by their opacity.
vec4 moon(float away) {
  float disc = clamp((1.0 - away) * uDevicePx + 0.5, 0.0, 1.0);
  float lit = 0.5 - 0.5 * cos(TAU * uPhase);
  vec3 color = vec3(0.0);

  if (disc > 0.0) {
    vec2 p = vPoint * uUpright * min(1.0, 0.999 / max(away, 0.001));
    float z = sqrt(1.0 - dot(p, p));
    vec2 uv = vec2(0.5 - TEXEL) * p + 0.5;
    float albedo = texture2D(uSurface, vec2(uv.x * 0.5, uv.y)).r;
    vec2 slope = vec2(heightAt(uv + vec2(TEXEL, 0.0)) - heightAt(uv - vec2(TEXEL, 0.0)),
                      heightAt(uv + vec2(0.0, TEXEL)) - heightAt(uv - vec2(0.0, TEXEL)));
    vec3 normal = normalize(vec3(p, z) - vec3(slope * RELIEF, 0.0));

    float angle = TAU * uPhase;
    vec3 sun = vec3(sin(angle), 0.0, -cos(angle));
    float facing = dot(vec3(p, z), sun);
    float slant = dot(normal, sun);
    // Lommel-Seeliger: dust sends light back towards its source, so the full moon is nearly flat to its limb.
    float incidence = max(0.0, slant) * smoothstep(-0.06, 0.1, facing);
    float reflected = 2.0 * incidence / (incidence + z + 0.08);
    float limb = mix(0.76, 1.0, pow(z, 0.45));
    float daylight = min(1.25, reflected) * limb;
    color = uSunlit * pow(albedo, 1.35) * daylight * 1.12;
    color += uEarthlit * albedo * EARTHSHINE * (1.0 - lit * 0.7) * (1.0 - uTotality) * limb;
    color = 1.0 - exp(-1.95 * color);
    // The night air in front of the dark side: it is never blacker than the sky.
    color += uNight * (1.0 - uTotality) * (1.0 - color.r);
  }

  // The air's own light, leaning towards the bright limb. Rational, not exponential: most of the picture is halo.
  float beyond = max(0.0, away - 1.0);
  float lean = 1.0 + 0.55 * (1.0 - lit) * uUpright * (uPhase < 0.5 ? vPoint.x : -vPoint.x) / max(away, 0.001);
  float edge = clamp((HALO_REACH - away) / (HALO_REACH - 1.0), 0.0, 1.0);
  float near = 1.0 / (1.0 + 7.0 * beyond * (1.0 + 3.0 * beyond));
  float halo = 0.31 * near * edge * edge * lean * (0.25 + 0.75 * lit) * (1.0 - uTotality);

  vec3 light = mix(uHalo * halo, color, disc);
  float alpha = mix(halo * 0.4, 1.0, disc);
  return vec4(light, alpha);
}

// Moonlight spans few steps of a byte: grain hides the edges between them.
// Source: Jorge Jimenez, "Next Generation Post Processing in Call of Duty" (interleaved gradient noise).
float grain() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
}

void main() {
  float away = length(vPoint);
  vec4 all = vec4(uMoonlight, 1.0) * uMoonlightOpacity * max(0.0, 1.0 - away / uExtent);
  // Most of the picture is beyond the halo: it is spared all the rest.
  if (away < HALO_REACH) {
    vec4 near = moon(away);
    all = near + all * (1.0 - near.a);
  }
  float isLight = step(1.0, away);
  all.rgb += grain() * min(1.0 / 255.0, all.a) * isLight;
  gl_FragColor = all * uShown;
}
