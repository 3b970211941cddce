import { expect, it } from 'vitest'
import { site } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { type Journey, named } from './Browser.ts'
import { editableTemplates, needs } from './needs.ts'

/** The actions of a visitor on another device of the network. The address has no https, so the page is no secure context. */
export function networkJourneys(journey: () => Journey): void {
  it('at the network address the page can be shared, behind its gate if it has one', async () => {
    const { browser, root } = journey()
    await browser.resize(1280, 900)
    await browser.open(`${root}?motion=still`)
    expect(await browser.run(() => isSecureContext, [])).toBe(root.includes('localhost'))
    if (site.sky.gate) await browser.click('[data-gate-button]')
    await browser.click(named(text.share.share))
    const hasAnswer = () =>
      browser.run(
        (copied: string, copyThis: string) =>
          [...document.querySelectorAll('output')].some(
            ({ textContent }) => textContent.startsWith(copied) || textContent.startsWith(copyThis),
          ),
        [text.share.copied, text.share.copyThis],
      )
    await expect.poll(hasAnswer).toBe(true)
    expect(await browser.consoleMessages()).toEqual([])
  })

  it('at the network address the editor saves', async (context) => {
    needs(context, 'editor')
    const { browser, root } = journey()
    const address = `${root}editor/${editableTemplates[0]}?motion=still`
    await browser.resize(1280, 900)
    await browser.open(address)
    await browser.type('#field-name', ' abroad')
    const name = await browser.run(() => document.querySelector<HTMLInputElement>('#field-name')?.value, [])
    const heading = () => browser.run(() => document.querySelector('h1')?.textContent, [], 'iframe')
    await expect.poll(heading).toBe(name)
    const saving = () =>
      browser.run(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset.saving, [])
    await expect.poll(saving).toBe('saved')
    await browser.open(address)
    await expect
      .poll(() => browser.run(() => document.querySelector<HTMLInputElement>('#field-name')?.value, []))
      .toBe(name)
    expect(await browser.consoleMessages()).toEqual([])
  })
}
