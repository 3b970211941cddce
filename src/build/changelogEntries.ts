const VERSION_HEADING = /^## (?=\d)/m

/**
 * The part of the changelog that is new to an owner: the sections of newer versions, without entries that
 * the owner's changelog has already.
 * @param before the owner's changelog before an update
 * @param after the changelog after the update
 * @param version the owner's version before the update, as in `0.1.0`
 * @returns Markdown, or an empty text
 */
export function newChangelogEntries(before: string, after: string, version: string): string {
  const oldParts = new Set(parts(before))
  const [, ...sections] = after.split(VERSION_HEADING)
  return sections
    .filter((section) => isNewer(section, version))
    .map((section) => parts(section).filter((part) => isGroupHeading(part) || !oldParts.has(part)))
    .map(withoutEmptyGroups)
    .filter((entries) => entries.length > 1)
    .map(([heading = '', ...entries]) => [`## ${heading}`, ...entries].join('\n'))
    .join('\n\n')
}

/** The headings, paragraphs and list entries of a Markdown text, each with its continuation lines. */
function parts(markdown: string): string[] {
  return markdown
    .split(/\n+(?=- |#)|\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isGroupHeading(part: string): boolean {
  return part.startsWith('### ')
}

/** Removes the headings of groups without entries. The first part of `all` is the version. */
function withoutEmptyGroups(all: readonly string[]): string[] {
  return all.filter((part, index) => {
    const next = all[index + 1]
    return !isGroupHeading(part) || (next !== undefined && !isGroupHeading(next))
  })
}

/** True when the version at the start of a section, as in `0.2.0 (unreleased)`, is newer than another version. */
function isNewer(section: string, version: string): boolean {
  const [sectionVersion, otherVersion] = [section, version].map((text) =>
    (text.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  )
  const changed = [0, 1, 2].find((index) => sectionVersion?.[index] !== otherVersion?.[index])
  return changed !== undefined && (sectionVersion?.[changed] ?? 0) > (otherVersion?.[changed] ?? 0)
}
