import { paperTexts, readPaper } from '../helpers/paperTexts.ts'
import { expect, test } from '../helpers/site.ts'

/** Narrow and wide margins. */
const PAPER = [
  ['A4', '0.5cm'],
  ['Letter', '2.5cm'],
] as const

test('Paper has every heading, every link and its address, on few sheets', async ({ site }) => {
  const { page } = site
  for (const { path, sheets } of [
    { path: '/?gate=open', sheets: 4 },
    { path: '/media?gate=open', sheets: 4 },
    { path: '/shop?gate=open', sheets: 4 },
    { path: '/shop/1?gate=open', sheets: 2 },
    { path: '/examples/2/', sheets: 2 },
  ])
    await test.step(path, async () => {
      await page.goto(site.at(path))
      await page.emulateMedia({ media: 'print' })
      const texts = await page.evaluate(paperTexts)
      expect.soft(texts.length).toBeGreaterThan(4)
      for (const [format, margin] of PAPER) {
        const pdf = await page.pdf({
          format,
          margin: { top: margin, bottom: margin, left: margin, right: margin },
        })
        const paper = await readPaper(pdf, texts)
        expect.soft(paper.missing).toEqual([])
        expect.soft(paper.sheets.length).toBeLessThanOrEqual(sheets)
        expect.soft(paper.sheets).not.toContain('')
      }
      await page.emulateMedia({ media: null })
    })
})
