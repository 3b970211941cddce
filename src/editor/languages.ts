const TAGS = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'no', 'fi', 'cs', 'hu', 'ro', 'el', 'tr'],
  ...['uk', 'ru', 'ar', 'he', 'fa', 'ur', 'hi', 'bn', 'id', 'vi', 'th', 'ja', 'ko', 'zh-Hans', 'zh-Hant'],
] as const

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The languages that a form offers, by name. @param present one that must be among them, whichever it is */
export function languageOptions(present: string): readonly { value: string; name: string }[] {
  const tags: readonly string[] = [...new Set([...TAGS, present])]
  return tags
    .map((value) => ({ value, name: nameOf(value) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function nameOf(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag || 'Not said'
  }
}
