import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { AXE_OPTIONS, COLOURS_ALONE } from '../helpers/axe.ts'
import { MIN_TARGET_PX } from '../helpers/windows.ts'

const mounted = new Map<HTMLElement, Root>()

interface Rendered {
  readonly element: HTMLElement
  readonly rerender: (component: ReactNode) => void
}

/** Mounts a component in the page's main part. Its first effects have run when this returns. */
export function render(component: ReactNode): Rendered {
  const element = document.body.appendChild(document.createElement('main'))
  const root = createRoot(element)
  mounted.set(element, root)
  const rerender = (next: ReactNode) => flushSync(() => root.render(next))
  rerender(component)
  return { element, rerender }
}

export function unmountAll(): void {
  for (const [element, root] of mounted) {
    root.unmount()
    element.remove()
  }
  mounted.clear()
}

/** Preferences of a visitor that change only colours. */
const COLOUR_SETTINGS = [
  { forcedColors: 'active' },
  { forcedColors: 'none', contrast: 'more' },
  { contrast: 'no-preference' },
] as const

/**
 * The rule and the element of each violation that axe finds. A component is no page, so the rules for pages do not apply.
 *
 * @param settings also in a window 320 px wide, and the contrast with each preference for colours
 */
export async function violations(settings?: 'with every display setting'): Promise<string[]> {
  const found = await runAxe({ ...AXE_OPTIONS, rules: { ...AXE_OPTIONS.rules, ...NO_PAGE_RULES } })
  if (!settings) return found
  await page.viewport(320, 640)
  found.push(...(await runAxe({ ...AXE_OPTIONS, rules: { ...AXE_OPTIONS.rules, ...NO_PAGE_RULES } })))
  await page.viewport(1280, 800)
  for (const setting of COLOUR_SETTINGS) {
    await commands.emulateMedia(setting)
    found.push(...(await runAxe(COLOURS_ALONE)))
  }
  return found
}

/** Rules for the parts of a page that a component lacks. */
const NO_PAGE_RULES = {
  'document-title': { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
  region: { enabled: false },
}

async function runAxe(options: axe.RunOptions): Promise<string[]> {
  const { violations: found } = await axe.run(document, options)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Expects all of an element to be in the window, and a button to be large enough for a thumb. */
export function expectFits(element: Element): void {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(innerWidth)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  if (element.matches('button')) expect(Math.min(width, height)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
}

/** The computed value of a system colour, which depends on the visitor's theme. */
export function systemColour(name: string): string {
  const element = document.body.appendChild(document.createElement('i'))
  element.style.backgroundColor = name
  const { backgroundColor } = getComputedStyle(element)
  element.remove()
  return backgroundColor
}
