import type { Finding } from '../../checks/checkSite.ts'

/** One finding, or findings in items of one list with equal severity and message. @property places the `field` of each */
export interface FindingGroup extends Finding {
  readonly places: readonly string[]
}

/** Joins equal findings in items of one list, so that ten links without an address are one line. */
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
