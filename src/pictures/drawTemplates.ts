import { chromium } from 'playwright'
import { findBrowser } from '../../tests/helpers/findBrowser.ts'
import { drawMoon, drawPortrait, sharePage, writeShare } from './templates/bloodMoon.ts'

await drawMoon()
await drawPortrait()

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 2 })
  await page.setContent(await sharePage())
  await writeShare(await page.screenshot())
} finally {
  await browser.close()
}
