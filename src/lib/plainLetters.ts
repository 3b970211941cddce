/** Scripts in which fullwidth letters are ordinary. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
/** Letters of mathematics, and letters in circles and squares. Also `ℬ` and others, which mathematics had before. */
const STYLED =
  /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2145-\u2149]+/gu
const MATHEMATICAL = /[\u{1d400}-\u{1d7ff}]/u
/** The first letters of the two alphabets of white letters, which NFKC does not know: in circles and in squares. */
const WHITE_ALPHABETS = [0x1f150, 0x1f170]
const FULLWIDTH_WORD = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]{2}/
const FULLWIDTH = /[\uff01-\uff5e\u3000]/g
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ'
const SMALL_CAPITALS_AS_ASCII = 'abcdefghijklmnopqrstuvwyz'
/** Words of raised letters or small capitals, which may have an ordinary s or x. A shorter run may be ordinary, as in 1ᵉʳ. */
const SMALL_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?=[sx]?[^sx])[\\u02b0-\\u02b8\\u02e1-\\u02e3\\u1d2c-\\u1d6a\\u1d9c-\\u1dbf\\u2071\\u207f\\u2c7d${SMALL_CAPITALS}sx]{3,}(?!\\p{L})`,
  'gu',
)
/** Lines through or below each letter. */
const OVERLAYS = /[\u0305\u0332-\u0338]/g
/** Ornaments, and the script in which they are ordinary. */
const ORNAMENTS = [
  [/[\ua9c1\ua9c2]/g, /\p{Script=Javanese}/u],
  [/[\u0f3a-\u0f3d\u0fd0]/g, /\p{Script=Tibetan}/u],
  [/[\ua4b0\ua4b1]/g, /\p{Script=Yi}/u],
  [/\u1bd3/g, /\p{Script=Batak}/u],
  [/ღ/g, /\p{Script=Georgian}/u],
  [/๑/g, /\p{Script=Thai}/u],
  [/[۞۩]/g, /\p{Script=Arabic}/u],
  [/[彡ツ･ﾟ]/g, CJK],
  [/\p{Script=Egyptian_Hieroglyphs}/gu, /(?!)/],
] as const

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
  for (const [ornament, script] of ORNAMENTS) {
    const rest = plain.replace(ornament, '')
    if (rest !== plain && !script.test(rest)) plain = rest.replace(/ {2,}/g, ' ').replace(/^ | $/gm, '')
  }
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text
}

function plainRun(run: string): string {
  const letters = [...run.normalize('NFKC')].map((letter) => {
    const small = SMALL_CAPITALS_AS_ASCII[[...SMALL_CAPITALS].indexOf(letter)]
    const codePoint = letter.codePointAt(0) ?? 0
    const alphabet = WHITE_ALPHABETS.find((first) => codePoint >= first && codePoint < first + 26)
    if (alphabet !== undefined) return String.fromCharCode('A'.charCodeAt(0) + codePoint - alphabet)
    return small ?? letter
  })
  return letters.join('')
}
