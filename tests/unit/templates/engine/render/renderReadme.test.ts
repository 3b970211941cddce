import { expect, it } from 'vitest'
import { exportedText } from '../../../../../src/site/exportedText.ts'
import { phoneSteps, sortForPhone } from '../../../../../src/site/publishing/hosts.ts'
import { hosts } from '../../../../../src/site/publishing/publishing.ts'
import { renderReadme } from '../../../../../src/templates/engine/render/renderReadme.ts'

it('lists the address and the steps of every host, because the host is chosen after the export', () => {
  const readme = renderReadme('Template', [])
  for (const { url, steps, phoneTips } of hosts)
    for (const text of [url ?? '', ...steps, ...phoneTips]) expect(readme).toContain(text)
})

it('has the steps for phones under their own heading, in the order of the export dialog', () => {
  const readme = renderReadme('Template', [])
  const firstSteps = sortForPhone(hosts).flatMap((host) => phoneSteps(host).slice(0, 1))
  // The last positions: without tips for phones, a host’s steps are also in the list above this heading.
  const positions = firstSteps.map((step) => readme.lastIndexOf(step))
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  expect(positions[0]).toBeGreaterThan(readme.indexOf(exportedText.phone))
})

it('says where each part of a page is changed, what to add again, and what the page’s policy blocks', () => {
  const readme = renderReadme('Template', [])
  expect(readme).toContain('Texts and addresses are in index.html, your colours at the top of style.css')
  expect(readme).toContain('Add all else again after each export')
  expect(readme).toContain('stay blocked until you add their addresses there')
  expect(readme).toContain('If the new ZIP has no editor.json, remove the old one from your host')
})
