import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetContent, importWithContent } from '../../../src/build/loadContent.ts'
import { reportContent } from '../../../src/build/reportContent.ts'
import { codeBlocks, OWNERS_GUIDE, readGuide } from '../../helpers/guides.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'

type Hosts = typeof import('../../../src/site/outsideHosts.ts')
type Content = typeof import('../../../src/site/content.ts')

const guide = readGuide(OWNERS_GUIDE)
const [block = ''] = codeBlocks(guide, 'ts', 'A form that delivers')
/** Each line is a complete `contact.ts`. */
const examples = block.trim().split('\n')
const [letters = ''] = codeBlocks(guide, 'ts', 'A newsletter: `newsletter.ts`')
/** Each line is the whole of a `newsletter.ts`. */
const newsletters = letters.trim().split('\n')

afterEach(() => {
  vi.unstubAllEnvs()
  forgetContent()
})

const [counterLines = ''] = codeBlocks(guide, 'ts', '### Count visits')
/** Each line is a field of `site.ts`. */
const counters = counterLines.trim().split('\n')

describe('The counters of visits in the owner’s guide', () => {
  it.each(counters)('are content without a mistake: %s', async (example) => {
    vi.stubEnv('MOONGATE_CONTENT', '')
    const site = (leastContent['site.ts'] ?? '').replace('name:', `${example}\n  name:`)
    const { folder, remove } = copyProject({ ...leastContent, 'site.ts': site })
    try {
      forgetContent()
      expect((await reportContent(folder)).mistakes).toEqual([])
      const { outsideHosts } = await importWithContent<Hosts>(folder, 'src/site/outsideHosts.ts')
      expect(outsideHosts.counters).toEqual([expect.stringMatching(/^https:\/\/[\w.]+$/)])
    } finally {
      remove()
    }
  })
})

describe('The endpoints of forms in the owner’s guide', () => {
  it.each(examples)('are content without a mistake: %s', async (example) => {
    vi.stubEnv('MOONGATE_CONTENT', '')
    const { folder, remove } = copyProject({ ...leastContent, 'contact.ts': `${example}\n` })
    try {
      forgetContent()
      expect((await reportContent(folder)).mistakes).toEqual([])
      const { contact } = await importWithContent<Content>(folder, 'src/site/content.ts')
      expect(contact.endpoint).toBe(/endpoint: '([^']*)'/.exec(example)?.[1])
    } finally {
      remove()
    }
  })

  it.each(newsletters)('are a newsletter without a mistake: %s', async (example) => {
    vi.stubEnv('MOONGATE_CONTENT', '')
    const { folder, remove } = copyProject({ ...leastContent, 'newsletter.ts': `${example}\n` })
    try {
      forgetContent()
      expect((await reportContent(folder)).mistakes).toEqual([])
      const { newsletter } = await importWithContent<Content>(folder, 'src/site/content.ts')
      expect(newsletter?.endpoint).toBe(/endpoint: '([^']*)'/.exec(example)?.[1])
    } finally {
      remove()
    }
  })

  it('may be on the owner’s own computer while the site is not built', async () => {
    const endpoint = /`(http:\/\/localhost[^`]*)`/.exec(guide)?.[1]
    vi.stubEnv('MOONGATE_CONTENT', '')
    const { folder, remove } = copyProject({
      ...leastContent,
      'contact.ts': `export const contact = { endpoint: '${endpoint}' }\n`,
    })
    try {
      expect((await reportContent(folder, 'serve')).mistakes).toEqual([])
      expect((await reportContent(folder)).mistakes).toEqual([
        `src/content/contact.ts: endpoint is ${endpoint}, which only your own computer has; before you build, write your service’s.`,
      ])
    } finally {
      remove()
    }
  })
})
