import { expect, it } from 'vitest'
import { hosts } from '../../../src/site/lists.ts'
import { renderReadme } from '../../../src/templates/renderReadme.ts'

it('lists the address and the steps of every host, because the host is chosen after the export', () => {
  const readme = renderReadme('Template', [])
  for (const { url, steps, phoneTips } of hosts)
    for (const text of [url ?? '', ...steps, ...phoneTips]) expect(readme).toContain(text)
})
