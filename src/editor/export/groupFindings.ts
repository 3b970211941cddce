import type { Finding } from '../../templates/checkSite.ts'

/** Equal findings of one list. @property places the paths of all of them; `field` is the first */
export interface FindingGroup extends Finding {
  readonly places: readonly string[]
}

/** Joins equal findings of one list's items, so that ten links without an address are one line. */
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
