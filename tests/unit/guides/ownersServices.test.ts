import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { importWithContent } from '../../../src/build/loadContent.ts'
import { codeBlocks, OWNERS_GUIDE, readGuide } from '../../helpers/guides.ts'
import { type OwnContent, ownContent } from '../../helpers/ownContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'

type Hosts = typeof import('../../../src/site/outsideHosts.ts')
type Content = typeof import('../../../src/site/content.ts')

const root = join(import.meta.dirname, '../../..')
const guide = readGuide(OWNERS_GUIDE)
const [contactLines = ''] = codeBlocks(guide, 'ts', 'A form that delivers')
/** Each line is a complete `contact.ts`. */
const contacts = contactLines.trim().split('\n')
const [newsletterLines = ''] = codeBlocks(guide, 'ts', 'A newsletter: `newsletter.ts`')
/** Each line is a complete `newsletter.ts`. */
const newsletters = newsletterLines.trim().split('\n')

let content: OwnContent
afterEach(() => content.remove())

/** Checks the smallest site, with these files added or replaced. @returns the mistakes */
async function mistakesWith(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  content = ownContent({ ...leastContent, ...files })
  return (await content.report()).mistakes
}

const [counterLines = ''] = codeBlocks(guide, 'ts', '### Count visits')
/** Each line is a field of `site.ts`. */
const counters = counterLines.trim().split('\n')

describe('The counters of visits in the owner’s guide', () => {
  it.each(counters)('are content without a mistake: %s', async (example) => {
    const site = (leastContent['site.ts'] ?? '').replace('name:', `${example}\n  name:`)
    expect(await mistakesWith({ 'site.ts': site })).toEqual([])
    const { outsideHosts } = await importWithContent<Hosts>(root, 'src/site/outsideHosts.ts')
    expect(outsideHosts.counters).toEqual([expect.stringMatching(/^https:\/\/[\w.]+$/)])
  })
})

describe('The endpoints of forms in the owner’s guide', () => {
  it.each(contacts)('are content without a mistake: %s', async (example) => {
    expect(await mistakesWith({ 'contact.ts': `${example}\n` })).toEqual([])
    const { contact } = await importWithContent<Content>(root, 'src/site/content.ts')
    expect(contact.endpoint).toBe(/endpoint: '([^']*)'/.exec(example)?.[1])
  })

  it.each(newsletters)('are a newsletter without a mistake: %s', async (example) => {
    expect(await mistakesWith({ 'newsletter.ts': `${example}\n` })).toEqual([])
    const { newsletter } = await importWithContent<Content>(root, 'src/site/content.ts')
    expect(newsletter?.endpoint).toBe(/endpoint: '([^']*)'/.exec(example)?.[1])
  })

  it('may be on the owner’s own computer in the dev server, but not in a build', async () => {
    const endpoint = /`(http:\/\/localhost[^`]*)`/.exec(guide)?.[1]
    const mistakes = await mistakesWith({
      'contact.ts': `export const contact = { endpoint: '${endpoint}' }\n`,
    })
    expect(mistakes).toEqual([
      `src/content/contact.ts: endpoint is ${endpoint}, which only your own computer has; before you build, write your service’s.`,
    ])
    expect((await content.report('serve')).mistakes).toEqual([])
  })
})
