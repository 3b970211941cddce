// Vertex i is the i-th newest star: its index, and so everything about it, follows from the time.
uniform int uNewest;
uniform float uNewestAgeS;
uniform float uIntervalS;
uniform float uLifetimeS;
uniform uint uSeed;
uniform float uShown; // [0, 1]
uniform float uPixelRatio;
uniform vec2 uViewport; // CSS px
uniform vec2 uSizePx; // least, most
uniform float uColumnPx; // half the width of the text, CSS px

varying float vGlyph;
varying float vOpacity;
varying vec2 vTurn; // cosine, sine
varying float vDistancePx; // device px per unit of the atlas' distances
varying float vGlint;

const float TAU = 6.283185307;
const uint CHANNEL_X = 11u;
const uint CHANNEL_Y = 12u;
const uint CHANNEL_SIZE = 13u;
const uint CHANNEL_GLYPH = 14u;
const uint CHANNEL_DRIFT = 15u;
const uint CHANNEL_FALL = 16u;
const uint CHANNEL_SPIN = 17u;
const float GLINT_PERIOD_S = 1.3;
// Behind words a star is this bright at most, so that quiet text keeps a contrast of 4.5:1 on it.
const float BEHIND_TEXT = 0.3;
const float COLUMN_EDGE_PX = 56.0;

void main() {
  int index = uNewest - gl_VertexID;
  float ageS = uNewestAgeS + float(gl_VertexID) * uIntervalS;
  float life = ageS / uLifetimeS;
  float alive = step(ageS, uLifetimeS) * step(0.001, uShown);

  float birthY = mix(BIRTH_FROM, BIRTH_TO, random(uSeed, CHANNEL_Y, index));
  float fall = mix(FALL_MIN, FALL_MAX, random(uSeed, CHANNEL_FALL, index));
  float drift = DRIFT * (2.0 * random(uSeed, CHANNEL_DRIFT, index) - 1.0);
  float x = DRIFT + (1.0 - 2.0 * DRIFT) * random(uSeed, CHANNEL_X, index) + drift * life;
  float y = birthY + fall * life;

  float sizePx = mix(uSizePx.x, uSizePx.y, random(uSeed, CHANNEL_SIZE, index));
  float spin = random(uSeed, CHANNEL_SPIN, index);
  float angle = TAU * SPIN_TURNS * (2.0 * spin - 1.0) * life;

  vGlyph = floor(random(uSeed, CHANNEL_GLYPH, index) * GLYPH_COUNT);
  vTurn = vec2(cos(angle), sin(angle));
  vOpacity = uShown * alive * clamp(min(ageS / FADE_IN_S, (uLifetimeS - ageS) / FADE_OUT_S), 0.0, 1.0);
  float fromMiddlePx = abs(x - 0.5) * uViewport.x;
  vOpacity *= mix(BEHIND_TEXT, 1.0, smoothstep(0.0, COLUMN_EDGE_PX, fromMiddlePx - uColumnPx));
  vGlint = 0.5 + 0.5 * cos(TAU * (ageS / GLINT_PERIOD_S + spin));
  vDistancePx = sizePx * uPixelRatio * DISTANCE_RANGE;

  gl_Position = vec4(alive > 0.0 ? vec2(x, y) * vec2(2.0, -2.0) + vec2(-1.0, 1.0) : vec2(2.0), 0.0, 1.0);
  gl_PointSize = sizePx * uPixelRatio * SPRITE_SCALE;
}
