import { expect, it } from 'vitest'
import { site, text } from '../helpers/siteModules.ts'
import { type Journey, xpathOfLabel } from './Browser.ts'
import { editableTemplates, needs } from './needs.ts'

/** Journeys at the address for other devices, which is no secure context. Without a network, they use the local address. */
export function networkJourneys(journey: () => Journey): void {
  it('the page can be shared when it is opened at the network address', async () => {
    const { browser, root } = journey()
    await browser.resize(1280, 900)
    await browser.open(`${root}?motion=still`)
    expect(await browser.run(() => isSecureContext, [])).toBe(root.includes('localhost'))
    if (site.sky.gate) await browser.click('[data-gate-button]')
    await browser.click(xpathOfLabel(text.share.share))
    const hasMessage = () =>
      browser.run(
        (copied: string, copyThis: string) =>
          [...document.querySelectorAll('output')].some(
            ({ textContent }) => textContent.startsWith(copied) || textContent.startsWith(copyThis),
          ),
        [text.share.copied, text.share.copyThis],
      )
    await expect.poll(hasMessage).toBe(true)
    expect(await browser.consoleMessages()).toEqual([])
  })

  it('the editor saves the draft when it is opened at the network address', async (context) => {
    needs(context, 'editor')
    const { browser, root } = journey()
    const address = `${root}editor/${editableTemplates[0]}?motion=still`
    await browser.resize(1280, 900)
    await browser.open(address)
    await browser.type('#field-name', 'Abroad')
    const name = await browser.run(() => document.querySelector<HTMLInputElement>('#field-name')?.value, [])
    const previewHeading = () => browser.run(() => document.querySelector('h1')?.textContent, [], 'iframe')
    await expect.poll(previewHeading).toBe(name)
    const savingStatus = () =>
      browser.run(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset.saving, [])
    await expect.poll(savingStatus).toBe('saved')
    await browser.open(address)
    await expect
      .poll(() => browser.run(() => document.querySelector<HTMLInputElement>('#field-name')?.value, []))
      .toBe(name)
    expect(await browser.consoleMessages()).toEqual([])
  })
}
