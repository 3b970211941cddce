/** Scripts in which fullwidth letters are ordinary. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
/** Letters of mathematics, and letters in circles and squares. Also `ℬ` and others, which mathematics had before. */
const STYLED =
  /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2145-\u2149]+/gu
const MATHEMATICAL = /[\u{1d400}-\u{1d7ff}]/u
/** White letters in circles, from U+1F150 on, and in squares, 32 further. NFKC does not know them. */
const WHITE = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/u
const FULLWIDTH_WORD = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]{2}/
const FULLWIDTH = /[\uff01-\uff5e\u3000]/g
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ'
const SMALL_CAPITALS_AS_ASCII = 'abcdefghijklmnopqrstuvwyz'
/** Words of raised letters or small capitals, which may have an ordinary s or x, and an ordinary capital first. A shorter run may be ordinary, as in 1ᵉʳ. */
const SMALL_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])[A-Z]?(?=[sx]?[^sx])[\\u02b0-\\u02b8\\u02e1-\\u02e3\\u1d2c-\\u1d6a\\u1d9c-\\u1dbf\\u2071\\u207f\\u2c7d${SMALL_CAPITALS}sx]{3,}(?!\\p{L})`,
  'gu',
)
/** Lines through or below each letter. */
const OVERLAYS = /[\u0305\u0332-\u0338]/g
/** Ornaments, as in `꧁ Luna ꧂`, and the scripts in which they are ordinary. */
const ORNAMENTS = /[\ua9c1\ua9c2\u0f3a-\u0f3d\u0fd0\ua4b0\ua4b1\u1bd3ღ๑\p{Script=Egyptian_Hieroglyphs}]/gu
const ORNAMENT_SCRIPTS =
  /[\p{Script=Javanese}\p{Script=Tibetan}\p{Script=Yi}\p{Script=Batak}\p{Script=Georgian}\p{Script=Thai}]/u

/**
 * Replaces signs that only look like letters by letters, as in `𝓛𝓾𝓷𝓪`, `ⓁⓊⓃⒶ` or `ʟᴜɴᴀ`, and removes ornaments, as in `꧁ Luna ꧂`.
 * Screen readers and searches cannot read them. Keeps emoji, and every sign that is ordinary in the script of the text.
 * @returns the same text if it has none of them
 */
export function plainLetters(text: string): string {
  if (/^[\0-\u017f]*$/.test(text)) return text
  let plain = text.replace(STYLED, (run) =>
    [...run].length > 1 || MATHEMATICAL.test(run) ? plainRun(run) : run,
  )
  if (FULLWIDTH_WORD.test(plain) && !CJK.test(plain)) plain = plain.replace(FULLWIDTH, plainRun)
  plain = plain.replace(SMALL_WORD, (word) => plainRun(word))
  if ((plain.match(OVERLAYS)?.length ?? 0) > 1) plain = plain.replace(OVERLAYS, '')
  const rest = plain.replace(ORNAMENTS, '')
  if (rest !== plain && !ORNAMENT_SCRIPTS.test(rest))
    plain = rest.replace(/ {2,}/g, ' ').replace(/^ | $/gm, '')
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text
}

function plainRun(run: string): string {
  const letters = [...run.normalize('NFKC')].map((letter) => {
    const codePoint = letter.codePointAt(0) ?? 0
    if (WHITE.test(letter)) return String.fromCodePoint(65 + ((codePoint - 0x1f150) % 32))
    return SMALL_CAPITALS_AS_ASCII[SMALL_CAPITALS.indexOf(letter)] ?? letter
  })
  return letters.join('')
}
