import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GUIDES, namedBlocks, readGuide } from '../../helpers/guides.ts'

const root = join(import.meta.dirname, '../../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** The tools in the list of `run.mjs`. */
const tools = [
  ...readFileSync(join(root, 'src/tools/run.mjs'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '/gm),
].map(([, name]) => name)

/** The files that the guides' code blocks make. */
const filesInBlocks = GUIDES.flatMap((path) => [...namedBlocks(readGuide(path)).keys()])

/** The anchor that GitHub gives to a heading: `## 14. Put it online` is at `#14-put-it-online`. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

/** The link targets in the text of a guide, as written. Links in code do not count. */
function linksOf(guide: string): string[] {
  const text = guide.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '')
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
}

/** True if a guide's link leads to an existing file and heading, or is a valid address. @param path of the guide */
function leadsSomewhere(path: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return URL.canParse(target)
  const [file = '', heading] = target.split('#')
  const linked = file === '' ? join(root, path) : join(root, dirname(path), file)
  if (!existsSync(linked)) return false
  if (heading === undefined) return true
  const headings = [...readFileSync(linked, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return headings.map(anchor).includes(heading)
}

describe.each(GUIDES)('The guide %s', (path) => {
  const guide = readGuide(path)

  it('links to files and headings that exist', () => {
    expect(linksOf(guide).filter((target) => !leadsSomewhere(path, target))).toEqual([])
  })

  it('names tools that the project has', () => {
    const named = [...guide.matchAll(/npm run tool -- ([\w-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !tools.includes(name) && name !== 'NAME')).toEqual([])
  })

  it('names scripts that the project has', () => {
    const named = [...guide.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)]
    expect(named.map(([, run, short]) => run ?? short).filter((name) => !(`${name}` in scripts))).toEqual([])
  })
})

// A changelog also names removed files, and the templates' guide names the files of a new template.
describe.each(GUIDES.filter((path) => !/CHANGELOG|templates/.test(path)))('The guide %s', (path) => {
  it('names files and folders that the project has, or that the guides make', () => {
    const named = [...readGuide(path).matchAll(/`((?:src|tests|\.github)\/[\w./-]*)`/g)]
    // An owner may have no folder `public/`, and no files that have defaults, such as those of the sky and of lists.
    const isOwners = (file: string) => /^src\/content\/(\w+\.(ts|json)|public\/)$/.test(file)
    expect(
      named
        .map(([, file = '']) => file)
        .filter((file) => !existsSync(join(root, file)) && !isOwners(file) && !filesInBlocks.includes(file)),
    ).toEqual([])
  })
})
