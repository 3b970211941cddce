/** Written out: asking `Intl` for names, and for their order, takes a phone a tenth of a second before the form stands. */
const LANGUAGES = [
  ['ar', 'Arabic'],
  ['bn', 'Bangla'],
  ['zh-Hans', 'Chinese, simplified'],
  ['zh-Hant', 'Chinese, traditional'],
  ['cs', 'Czech'],
  ['da', 'Danish'],
  ['nl', 'Dutch'],
  ['en', 'English'],
  ['fi', 'Finnish'],
  ['fr', 'French'],
  ['de', 'German'],
  ['el', 'Greek'],
  ['he', 'Hebrew'],
  ['hi', 'Hindi'],
  ['hu', 'Hungarian'],
  ['id', 'Indonesian'],
  ['it', 'Italian'],
  ['ja', 'Japanese'],
  ['ko', 'Korean'],
  ['no', 'Norwegian'],
  ['fa', 'Persian'],
  ['pl', 'Polish'],
  ['pt', 'Portuguese'],
  ['ro', 'Romanian'],
  ['ru', 'Russian'],
  ['es', 'Spanish'],
  ['sv', 'Swedish'],
  ['th', 'Thai'],
  ['tr', 'Turkish'],
  ['uk', 'Ukrainian'],
  ['ur', 'Urdu'],
  ['vi', 'Vietnamese'],
] as const

const OFFERED = LANGUAGES.map(([value, name]) => ({ value, name }))

/** The languages that a form offers, by name. @param present one that must be among them, whichever it is */
export function languageOptions(present: string): readonly { value: string; name: string }[] {
  if (OFFERED.some(({ value }) => value === present)) return OFFERED
  return [{ value: present, name: nameOf(present) }, ...OFFERED]
}

function nameOf(tag: string): string {
  if (!tag) return 'Not said'
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
