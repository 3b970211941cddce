import { chromium } from 'playwright'
import { findBrowser } from '../../tests/helpers/findBrowser.ts'
import * as bloodMoon from './templates/bloodMoon.ts'
import * as dreamyPastel from './templates/dreamyPastel.ts'
import * as magicalFantasy from './templates/magicalFantasy.ts'

await bloodMoon.drawMoon()

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 2 })
  for (const { drawPortrait, sharePage, writeShare } of [bloodMoon, magicalFantasy, dreamyPastel]) {
    await drawPortrait()
    await page.setContent(await sharePage())
    await writeShare(await page.screenshot())
  }
} finally {
  await browser.close()
}
