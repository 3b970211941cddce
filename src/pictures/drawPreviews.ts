import { chromium } from 'playwright'
import { SCENES } from './previews/scenes.ts'
import { writeOriginal } from './writeOriginal.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Milliseconds; the software renderer is slow when the machine is busy. */
const PATIENCE = 300_000

const only = process.env.ONLY?.split(',')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 })
  for (const scene of SCENES) {
    if (only && !only.includes(scene.out)) continue
    await page.setContent(await scene.html(), { timeout: PATIENCE })
    await page.evaluate('document.fonts.ready')
    const png = await page.screenshot({ timeout: PATIENCE })
    await writeOriginal(png, `templates/${scene.out}.webp`)
    console.info(`drew ${scene.out}`)
  }
} finally {
  await browser.close()
}
