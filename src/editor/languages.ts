/** A written list, because a phone takes a tenth of a second to get the names and their order from `Intl`. */
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

/** The languages that the form offers, by name. @param present the page's own, which is always among them */
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
