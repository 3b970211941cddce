uniform sampler2D uSurface; // albedo on the left, height on the right
uniform float uDevicePx; // device px per disc radius
uniform float uPhase; // [0, 1): 0 new, 0.5 full
uniform float uFlipY; // 1, or -1 where the moon is seen upside down
uniform float uTotality; // 1 while eclipsed
uniform float uShown; // [0, 1]
uniform float uExtent; // reach of the moonlight, disc radii
uniform vec3 uMoonlight;
uniform float uMoonlightOpacity; // at its brightest
uniform vec3 uHalo;
uniform vec3 uSunlit;
uniform vec3 uEarthlit;
uniform vec3 uNight;

varying vec2 vPoint; // disc radii from the centre, y down

const float TAU = 6.283185307;
const float TEXEL = 1.0 / 640.0; // of the surface, as a share of the disc's width
const float LIMB = 0.999; // radius from which the surface repeats its last texel, disc radii

const float RELIEF = 1.9; // slope of the ground per unit of height, exaggerated
const float TERMINATOR_FROM = -0.06; // cosine of the sun's angle where the globe's own shadow ends,
const float TERMINATOR_TO = 0.1; // and where it has left the ground
const float REFLECTED_MOST = 1.25; // share of the sunlight
const float REFLECTED_OFFSET = 0.08; // keeps grazing light finite, cosine
const float ALBEDO_CONTRAST = 1.35; // exponent: darkens the maria
const float SUNLIGHT = 1.12; // brightness of the lit side
const float LIMB_LEAST = 0.76; // light at the limb, share of the middle's
const float LIMB_POWER = 0.45;
const float EARTHSHINE = 0.13; // brightness of the dark side at new moon
const float EARTHSHINE_LOST = 0.7; // share of it that a full moon loses: the earth is new then
const float EXPOSURE = 1.95;

const float HALO_LIGHT = 0.31; // at the limb of a full moon
const float HALO_AT_NEW = 0.25; // share of it that a new moon has
const float HALO_LEAN = 0.55; // share by which a thin crescent's halo leans to its bright limb
const float HALO_FALLOFF = 7.0; // per disc radius
const float HALO_FALLOFF_FAR = 3.0; // per disc radius
const float HALO_COVER = 0.4; // share of its light with which the halo covers what is behind it
const float GRAIN = 1.0 / 255.0; // one step of a byte

float heightAt(vec2 uv) {
  return texture2D(uSurface, vec2(0.5 + uv.x * 0.5, uv.y)).r;
}

// The globe in sunlight and earthshine.
// Source: the Lommel-Seeliger law, as in Hapke, "Theory of Reflectance and Emittance Spectroscopy": dust sends light back
// towards its source, so that the full moon is nearly flat to its limb.
vec3 globe(float away, float lit) {
  vec2 p = vPoint * uFlipY * min(1.0, LIMB / max(away, 0.001));
  float z = sqrt(1.0 - dot(p, p));
  vec2 uv = vec2(0.5 - TEXEL) * p + 0.5;
  float albedo = texture2D(uSurface, vec2(uv.x * 0.5, uv.y)).r;
  vec2 slope = vec2(heightAt(uv + vec2(TEXEL, 0.0)) - heightAt(uv - vec2(TEXEL, 0.0)),
                    heightAt(uv + vec2(0.0, TEXEL)) - heightAt(uv - vec2(0.0, TEXEL)));
  vec3 normal = normalize(vec3(p, z) - vec3(slope * RELIEF, 0.0));

  float angle = TAU * uPhase;
  vec3 sun = vec3(sin(angle), 0.0, -cos(angle));
  float facing = dot(vec3(p, z), sun);
  float incidence = max(0.0, dot(normal, sun)) * smoothstep(TERMINATOR_FROM, TERMINATOR_TO, facing);
  float reflected = 2.0 * incidence / (incidence + z + REFLECTED_OFFSET);
  float limb = mix(LIMB_LEAST, 1.0, pow(z, LIMB_POWER));
  vec3 color = uSunlit * pow(albedo, ALBEDO_CONTRAST) * min(REFLECTED_MOST, reflected) * limb * SUNLIGHT;
  color += uEarthlit * albedo * EARTHSHINE * (1.0 - lit * EARTHSHINE_LOST) * (1.0 - uTotality) * limb;
  // Film's response: bright ground keeps its detail.
  color = 1.0 - exp(-EXPOSURE * color);
  // The night air in front of the dark side: it is never blacker than the sky.
  return color + uNight * (1.0 - uTotality) * (1.0 - color.r);
}

// The halo: light that the air scatters, leaning to the bright limb. Invented: a rational falloff, because an exponential
// one costs more and most of the picture is halo.
float haloAt(float away, float lit) {
  float beyond = max(0.0, away - 1.0);
  float side = uFlipY * (uPhase < 0.5 ? vPoint.x : -vPoint.x) / max(away, 0.001);
  float lean = 1.0 + HALO_LEAN * (1.0 - lit) * side;
  float edge = clamp((HALO_REACH - away) / (HALO_REACH - 1.0), 0.0, 1.0);
  float near = 1.0 / (1.0 + HALO_FALLOFF * beyond * (1.0 + HALO_FALLOFF_FAR * beyond));
  return HALO_LIGHT * near * edge * edge * lean * mix(HALO_AT_NEW, 1.0, lit) * (1.0 - uTotality);
}

// Moonlight spans few steps of a byte: grain hides the edges between them.
// Source: Jorge Jimenez, "Next Generation Post Processing in Call of Duty" (interleaved gradient noise).
float grain() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
}

void main() {
  float away = length(vPoint);
  // Moonlight on the ground fades linearly, as in the style sheet of the still sky.
  vec4 all = vec4(uMoonlight, 1.0) * uMoonlightOpacity * max(0.0, 1.0 - away / uExtent);
  // Most of the picture is beyond the halo, and skips the rest.
  if (away < HALO_REACH) {
    // The part of the disc that is lit. Source: Meeus, Astronomical Algorithms, eq. 48.1.
    float lit = 0.5 - 0.5 * cos(TAU * uPhase);
    float disc = clamp((1.0 - away) * uDevicePx + 0.5, 0.0, 1.0);
    vec3 color = disc > 0.0 ? globe(away, lit) : vec3(0.0);
    float halo = haloAt(away, lit);
    vec4 near = vec4(mix(uHalo * halo, color, disc), mix(halo * HALO_COVER, 1.0, disc));
    all = near + all * (1.0 - near.a);
  }
  float isLight = step(1.0, away);
  all.rgb += grain() * min(GRAIN, all.a) * isLight;
  gl_FragColor = all * uShown;
}
