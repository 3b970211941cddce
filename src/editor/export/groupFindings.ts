import type { Finding } from '../../templates/checkSite.ts'

/** Findings of one kind in one list. Its own path is the first of `places`, the paths of all. */
export interface FindingGroup extends Finding {
  readonly places: readonly string[]
}

/** Joins equal findings about several items of a list, so that ten links without an address are one line. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, Finding & { places: string[] }>()
  for (const finding of findings) {
    const [list = '', item] = finding.field.split('.')
    const isItem = /^\d+$/.test(item ?? '')
    const key = isItem
      ? `${list} ${finding.severity} ${finding.message}`
      : `${finding.field} ${finding.message}`
    const group = groups.get(key)
    if (group) group.places.push(finding.field)
    else groups.set(key, { ...finding, places: [finding.field] })
  }
  return [...groups.values()]
}
