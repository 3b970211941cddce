// The first vertices are falling stars, the newest first, without a byte of their own: a vertex is its number, the
// rest follows from the time. Of a falling star vLight is glyph, glint, opacity and device px per unit of distance;
// vShape cosine and sine of its turn, and 1 at its end.
uniform int uNewest;
uniform float uNewestAgeS;
uniform float uIntervalS;
uniform float uLifetimeS;
uniform uint uSeed;
uniform float uShown; // [0, 1]
uniform vec2 uFallingSizePx; // least, most
uniform float uColumnPx; // half the width of the text, CSS px
uniform float uBehindWords; // how bright a star is behind it at most, [0, 1]

const uint CHANNEL_X = 11u;
const uint CHANNEL_Y = 12u;
const uint CHANNEL_SIZE = 13u;
const uint CHANNEL_GLYPH = 14u;
const uint CHANNEL_DRIFT = 15u;
const uint CHANNEL_FALL = 16u;
const uint CHANNEL_SPIN = 17u;
const float GLINT_PERIOD_S = 1.3;
const float COLUMN_EDGE_PX = 56.0;

void fallingStar() {
  int index = uNewest - gl_VertexID;
  float ageS = uNewestAgeS + float(gl_VertexID) * uIntervalS;
  float life = ageS / uLifetimeS;

  float birthY = mix(BIRTH_FROM, BIRTH_TO, random(uSeed, CHANNEL_Y, index));
  float fall = mix(FALL_MIN, FALL_MAX, random(uSeed, CHANNEL_FALL, index));
  float drift = DRIFT * (2.0 * random(uSeed, CHANNEL_DRIFT, index) - 1.0);
  float x = DRIFT + (1.0 - 2.0 * DRIFT) * random(uSeed, CHANNEL_X, index) + drift * life;
  float y = birthY + fall * life;

  float sizePx = mix(uFallingSizePx.x, uFallingSizePx.y, random(uSeed, CHANNEL_SIZE, index));
  float spin = random(uSeed, CHANNEL_SPIN, index);
  float angle = TAU * SPIN_TURNS * (2.0 * spin - 1.0) * life;

  float glyph = floor(random(uSeed, CHANNEL_GLYPH, index) * GLYPH_COUNT);
  float opacity = uShown * clamp(min(ageS / FADE_IN_S, (uLifetimeS - ageS) / FADE_OUT_S), 0.0, 1.0);
  float fromMiddlePx = abs(x - 0.5) * uViewport.x;
  opacity *= mix(uBehindWords, 1.0, smoothstep(0.0, COLUMN_EDGE_PX, fromMiddlePx - uColumnPx));
  float glint = 0.5 + 0.5 * cos(TAU * (ageS / GLINT_PERIOD_S + spin));

  vLight = vec4(glyph, glint, opacity, sizePx * uPixelRatio * DISTANCE_RANGE);
  vShape = vec4(cos(angle), sin(angle), 0.0, 1.0);
  gl_Position = ageS < uLifetimeS ? vec4(vec2(x, y) * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0) : NOWHERE;
  gl_PointSize = sizePx * uPixelRatio * SPRITE_SCALE;
}

void main() {
  if (gl_VertexID < uFalling) fallingStar();
  else star();
}
