/** Kana and the Japanese repetition mark. Without の, which some Chinese brand names have. */
const ONLY_JAPANESE = /(?!の)[\p{Script=Hiragana}\p{Script=Katakana}々]/u
/** Frequent letters of one Chinese script. The other script and Japanese write them in another way. */
const ONLY_SIMPLIFIED = /[个们这说时对过让还进给见话车书东马门问间风为园页鸟鱼]/u
const ONLY_TRADITIONAL = /[們這說麼嗎妳沒]/u

/**
 * The language of a text with Han letters. Only Japanese uses kana other than `の`. Without them, some letters belong to
 * only one Chinese script. Else the browser's languages decide. If they do not, `の` stands for Japanese.
 *
 * @returns BCP 47; null if unknown, as for a name that Chinese and Japanese write with the same letters
 */
export function languageOfHan(text: string, browserLanguages: readonly string[]): string | null {
  if (ONLY_JAPANESE.test(text)) return 'ja'
  if (ONLY_SIMPLIFIED.test(text)) return 'zh-Hans'
  if (ONLY_TRADITIONAL.test(text)) return 'zh-Hant'
  const preferred = browserLanguages.map(hanLanguageOf).find((language) => language !== null)
  return preferred ?? (text.includes('の') ? 'ja' : null)
}

/** `ja`, `zh-Hans` or `zh-Hant` for a tag such as `zh-TW`; null for another language. */
function hanLanguageOf(tag: string): string | null {
  const { language, script } = new Intl.Locale(tag).maximize()
  if (language === 'ja') return 'ja'
  return language === 'zh' ? `zh-${script}` : null
}
