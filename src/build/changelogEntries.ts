/** The `## ` of a heading such as `## 0.2.0`. */
const VERSION_HEADING_START = /^## (?=\d)/m

/**
 * The entries of versions newer than the owner's, as Markdown. Omits the entries that the owner's changelog has already: it
 * can list an unreleased version. Empty if there are none.
 * @param oldVersion the owner's version, as in `0.1.0`
 */
export function newChangelogEntries(oldChangelog: string, newChangelog: string, oldVersion: string): string {
  const oldParts = new Set(splitIntoParts(oldChangelog))
  const [, ...sections] = newChangelog.split(VERSION_HEADING_START)
  return sections
    .filter((section) => isNewer(section, oldVersion))
    .map((section) => splitIntoParts(section).filter((part) => isGroupHeading(part) || !oldParts.has(part)))
    .map(withoutEmptyGroups)
    .filter(([, ...entries]) => entries.length > 0)
    .map(([heading = '', ...entries]) => [`## ${heading}`, ...entries].join('\n'))
    .join('\n\n')
}

/** Splits Markdown before list entries (`- `) and headings, and at empty lines. */
function splitIntoParts(markdown: string): string[] {
  return markdown
    .split(/\n+(?=- |#)|\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isGroupHeading(part: string): boolean {
  return part.startsWith('### ')
}

function withoutEmptyGroups(parts: readonly string[]): string[] {
  return parts.filter((part, index) => {
    const nextPart = parts[index + 1]
    return !isGroupHeading(part) || (nextPart !== undefined && !isGroupHeading(nextPart))
  })
}

/** @param section begins with its version, as in `0.2.0 (unreleased)` */
function isNewer(section: string, oldVersion: string): boolean {
  const [sectionNumbers, oldNumbers] = [section, oldVersion].map((text) =>
    (text.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  )
  const firstDifference = [0, 1, 2].find((index) => sectionNumbers?.[index] !== oldNumbers?.[index])
  if (firstDifference === undefined) return false
  return (sectionNumbers?.[firstDifference] ?? 0) > (oldNumbers?.[firstDifference] ?? 0)
}
