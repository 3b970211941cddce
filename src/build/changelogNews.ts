const VERSION_HEADING = /^## (?=\d)/m

/**
 * The part of the changelog that is new to an owner: the sections of newer versions, without the entries in the owner's
 * own changelog.
 *
 * @param before the owner's changelog before an update
 * @param after the changelog after the update
 * @param version the owner's version before the update, as in `0.1.0`
 * @returns Markdown, or an empty text
 */
export function changelogNews(before: string, after: string, version: string): string {
  const known = new Set(parts(before))
  const [, ...sections] = after.split(VERSION_HEADING)
  return sections
    .filter((section) => isNewer(section, version))
    .map((section) => parts(section).filter((part) => isHeading(part) || !known.has(part)))
    .map(withoutEmptyGroups)
    .filter((news) => news.length > 1)
    .map(([heading = '', ...news]) => [`## ${heading}`, ...news].join('\n'))
    .join('\n\n')
}

/** The headings, paragraphs and list entries of a Markdown text, each with its continuation lines. */
function parts(markdown: string): string[] {
  return markdown
    .split(/\n+(?=- |#)|\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isHeading(part: string): boolean {
  return part.startsWith('### ')
}

/** Removes headings without content. The first part is the version's heading. */
function withoutEmptyGroups(all: readonly string[]): string[] {
  return all.filter((part, index) => {
    const next = all[index + 1]
    return !isHeading(part) || (next !== undefined && !isHeading(next))
  })
}

/** Compares the version at the start of a section, as in `0.2.0 (unreleased)`, with another version. */
function isNewer(section: string, version: string): boolean {
  const [own, other] = [section, version].map((text) => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number))
  const changed = [0, 1, 2].find((index) => own?.[index] !== other?.[index])
  return changed !== undefined && (own?.[changed] ?? 0) > (other?.[changed] ?? 0)
}
