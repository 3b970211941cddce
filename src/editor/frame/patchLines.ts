import type { LineChange } from '../preview/lineChanges.ts'
import { type Made, patchTree } from './patchTree.ts'

/** A line that is one whole element. */
const ELEMENT = /^\s*<([a-z][a-z0-9]*)[\s>].*<\/\1>$/
const TITLE = /^\s*<title>/

/** One line of the page's body, as it was and as it is now. */
interface Edit {
  readonly written: Element
  readonly next: Element
}

/** What a change comes to: elements of the body, and maybe the page's title. */
interface Plan {
  readonly edits: readonly Edit[]
  readonly title: string | null
}

/**
 * Brings a live page to its next state by the lines that changed alone, without reading the page anew: for a phone,
 * most of what a letter takes. Only where each of these lines is a whole element before and after, as with words that
 * are edited.
 *
 * @param text the page as it was
 * @param written its body as it was written, which becomes the body as it is written now
 * @param prepare what is done to all that is read before it is compared or shown
 * @returns false where that cannot be done, and then nothing has changed
 */
export function patchLines(
  text: string,
  changes: readonly LineChange[],
  written: Element,
  prepare: (part: ParentNode) => void,
  made: Made,
): boolean {
  const plan = planned(text.split('\n'), changes, written, prepare)
  if (!plan) return false
  for (const { written: old, next } of plan.edits) patchTree(old, next, made)
  if (plan.title !== null) document.title = plan.title
  return true
}

function planned(
  lines: readonly string[],
  changes: readonly LineChange[],
  written: Element,
  prepare: (part: ParentNode) => void,
): Plan | null {
  const bodyAt = lines.findIndex((line) => line.startsWith('<body'))
  const dataAt = lines.findLastIndex((line) => line.startsWith('  <script type="application/json"'))
  const endAt = lines.lastIndexOf('  </script>')
  const edits: Edit[] = []
  let title: string | null = null
  for (const { at, removed, lines: put } of changes) {
    if (removed !== put.length) {
      // Of the data nothing is shown.
      if (at > dataAt && at + removed <= endAt) continue
      return null
    }
    for (const [index, line] of put.entries()) {
      const place = at + index
      const old = lines[place] ?? ''
      if (place > dataAt && place < endAt) continue
      if (place < bodyAt) {
        if (place < 2) return null
        if (TITLE.test(line)) title = read(line, prepare)?.textContent ?? null
        continue
      }
      const edit = editOf(lines, bodyAt, place, old, line, written, prepare)
      if (!edit) return null
      edits.push(edit)
    }
  }
  return { edits, title }
}

function editOf(
  lines: readonly string[],
  bodyAt: number,
  place: number,
  old: string,
  line: string,
  written: Element,
  prepare: (part: ParentNode) => void,
): Edit | null {
  const tag = ELEMENT.exec(old)?.[1]
  if (!tag || tag !== ELEMENT.exec(line)?.[1]) return null
  const before = lines.slice(bodyAt, place).join('\n')
  // Words and addresses are escaped, so what looks like a tag is one.
  const index = before.split(new RegExp(`<${tag}(?=[\\s>])`)).length - 1
  const element = written.getElementsByTagName(tag)[index]
  const next = read(line, prepare)
  return element && next && read(old, prepare)?.isEqualNode(element) ? { written: element, next } : null
}

/** The one element that a line is. */
function read(line: string, prepare: (part: ParentNode) => void): Element | null {
  const template = document.createElement('template')
  template.innerHTML = line.trim()
  prepare(template.content)
  return template.content.childNodes.length === 1 ? template.content.firstElementChild : null
}
