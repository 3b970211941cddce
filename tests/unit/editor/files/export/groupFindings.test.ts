import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../../../src/editor/checks/checkSite.ts'
import { groupFindings } from '../../../../../src/editor/files/export/groupFindings.ts'

const finding = (field: string, message: string, severity: Finding['severity'] = 'warning'): Finding => ({
  field,
  message,
  severity,
})

describe('The findings of an export', () => {
  it('are joined when items of one list have the same finding', () => {
    const example = 'It leads to an example.'
    const groups = groupFindings([
      finding('links.0.url', example),
      finding('links.4.url', example),
      finding('links.2.label', 'It has no text.'),
      finding('socials.0.url', example),
    ])
    expect(groups.map(({ field, places }) => [field, places])).toEqual([
      ['links.0.url', ['links.0.url', 'links.4.url']],
      ['links.2.label', ['links.2.label']],
      ['socials.0.url', ['socials.0.url']],
    ])
  })

  it('stay apart when they are outside lists, or when one is unsafe', () => {
    const groups = groupFindings([
      finding('title', 'It is the sample’s.'),
      finding('name', 'It is the sample’s.'),
      finding('links.0.url', 'No.', 'unsafe'),
      finding('links.1.url', 'No.'),
    ])
    expect(groups.map(({ places }) => places.length)).toEqual([1, 1, 1, 1])
  })
})
