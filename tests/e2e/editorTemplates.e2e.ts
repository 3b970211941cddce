import { openEditor } from '../helpers/editor.ts'
import { expect, test } from '../helpers/site.ts'
import { EDITOR_WINDOW } from '../helpers/windows.ts'

test.use(EDITOR_WINDOW)

const LABELS = ['My newest song', 'Commissions', 'The crypt shop', 'Portfolio']
/** The last one is the owner's own. */
const TEMPLATES = ['Blood Moon/Eclipse', 'Magical Fantasy', 'Dreamy and Pastel', 'Plain Daylight']

test('A page can be seen as each template, and taken as another', async ({ site }) => {
  const editor = await openEditor(site, '1')
  const { page } = site
  const cards = editor.dialog.getByRole('listitem')
  /** The code of all scripts that the page has loaded. */
  const loadedCode = async () => {
    await site.settled()
    const scripts = [...new Set(site.requests)].filter((url) => url.endsWith('.js'))
    return (await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))).join()
  }
  const takeTemplate = async (name: string) => {
    await editor.press('See it as another template')
    await editor.dialogButton(name).click()
    await expect(editor.dialog).toHaveCount(0)
    await expect(editor.toast(`This is your page as ${name}.`)).toBeVisible()
  }

  await test.step('The other templates are fetched when their list opens', async () => {
    const codeAtStart = await loadedCode()
    expect.soft(codeAtStart).toContain('Ophelia Vane')
    expect.soft(codeAtStart).not.toContain('Rowan Thistle')
    expect.soft(codeAtStart).not.toContain('Mimi Cloud')
    await editor.field('name').fill('مقهى القمر')
    await editor.press('See it as another template')
    await expect(cards).toHaveCount(4)
    // The names of the effects of the other two templates.
    const codeOfAll = await loadedCode()
    expect.soft(codeOfAll).toContain('Sparkles and changing sky')
    expect.soft(codeOfAll).toContain('Floating hearts and stars')
  })

  await test.step('Each card has a preview of the width of a phone, which fills the card, with an Arabic font', async () => {
    const allCards = await cards.all()
    for (const card of allCards) {
      const frame = card.locator('iframe')
      await expect.soft(frame).toHaveCSS('width', '390px')
      const [frameBox, cardBox] = [await frame.boundingBox(), await card.boundingBox()]
      expect.soft(Math.abs((frameBox?.width ?? 0) - (cardBox?.width ?? 9))).toBeLessThanOrEqual(2)
      const hasArabicFont = () =>
        frame
          .contentFrame()
          .locator('body')
          .evaluate(() => [...document.fonts].some(({ unicodeRange }) => /U\+600/.test(unicodeRange)))
      // 'Plain Daylight' leaves Arabic letters to the system's fonts.
      const isExpected = card !== allCards.at(-1)
      await expect.poll(hasArabicFont).toBe(isExpected)
    }
  })

  await test.step('The buttons of the cards in a row are equally high and break no word', async () => {
    const buttons = cards.getByRole('button')
    await expect.soft(buttons).toHaveText(TEMPLATES)
    const heights = await buttons.evaluateAll((all) => all.map((button) => button.clientHeight))
    // The fourth card is alone in the second row.
    expect.soft(new Set(heights.slice(0, 3)).size).toBe(1)
    const brokenWords = await buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()
        const range = document.createRange()
        const lines = (from: number, to: number) => {
          range.setStart(text as Node, from)
          range.setEnd(text as Node, to)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }
        return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)]
          .filter(({ index, 0: word }) => lines(index, index + word.length) > 1)
          .map(([word]) => word)
      }),
    )
    expect.soft(brokenWords).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('Taken as another template, the page keeps its content', async () => {
    await takeTemplate('Magical Fantasy')
    await expect(page).toHaveURL(/\/editor\/2/)
    expect.soft(await editor.linkLabels()).toEqual(LABELS)
    await expect(editor.preview.locator('body')).toHaveAttribute('data-template', '2')
    await expect.soft(editor.preview.locator('h1')).toHaveText('مقهى القمر')
  })
})
