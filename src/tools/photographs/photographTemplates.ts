/*
 * Builds the site, and photographs its templates for the shop and the home page: all (`npm run tool -- photographs`), or
 * some (`npm run tool -- photographs templates/lantern/preview-1.webp`).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { createBuilder, preview } from 'vite'
import { templateFolders } from '../../build/content/loadContent.ts'
import { SHOP_FOLDER } from '../../build/pictures/templatePictures.ts'
import { editorText } from '../../site/editorText.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'
import { loadKit } from '../../templates/engine/kit/kits.ts'
import { NAME_STYLE_FILE } from '../../templates/shop/yourName/nameStyle.ts'
import { NAMELESS_PICTURE } from '../../templates/shop/yourName/templateOfCover.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import { PHONE_PICTURE, type Shot } from '../../templates/templateMeta.ts'
import { noGlFlags } from '../chromiumFlags.ts'
import { findBrowser } from '../findBrowser.ts'
import { phonesSheet } from './phonesSheet.ts'
import { readNameStyle } from './readNameStyle.ts'
import {
  enlargeToWholeLinks,
  hideCutParts,
  hidePauseButtons,
  openGroup,
  type ShotSetup,
  setupOf,
} from './shots.ts'

/** The photograph has 1920 by 1080 px. */
const DESKTOP = { viewport: { width: 1600, height: 900 }, deviceScaleFactor: 1.2 } as const
/** A smaller window, so that the form is readable in the shop. */
const EDITOR = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 } as const
/** A phone with the aspect ratio of the picture slots `cover` and `phone`. */
const PHONE = { viewport: { width: 390, height: 520 }, deviceScaleFactor: 2, isMobile: true } as const
/** Fonts and pictures load and the effects start in this time. */
const SETTLED_AFTER_MS = 3500
/** No slot of the layout shows a wider picture. */
const MAX_WIDTH_PX = 1920
const PHONE_COUNT = 3
const TIMEOUT_MS = 120_000

/** The photographs to take. Empty: all. */
const chosen = process.argv.slice(3)
await (await createBuilder()).buildApp()
const server = await preview({ preview: { port: 4196, host: 'localhost' }, logLevel: 'warn' })
const siteAddress = server.resolvedUrls?.local[0]
if (!siteAddress) throw new Error('The built site could not be served')
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...noGlFlags] })
try {
  for (const { folder, id, shots } of await templateFolders(process.cwd())) {
    const save = async (file: string, photograph: () => Promise<Buffer>) => {
      const name = `templates/${id}/${file}`
      if (chosen.length > 0 && !chosen.includes(name)) return
      await writeOriginal(await photograph(), join(folder, SHOP_FOLDER, file))
      console.log(`wrote ${name}`)
    }
    for (const [index, shot] of shots.entries())
      await save(`preview-${index + 1}.webp`, () => photographShot(browser, id, shot))
    if (chosen.length === 0 || chosen.includes(`templates/${id}/${PHONE_PICTURE}`))
      await photographCover(browser, id, join(folder, SHOP_FOLDER))
  }
} finally {
  await browser.close()
  await server.close()
}

async function photographShot(browser: Browser, id: TemplateId, shot: Shot): Promise<Buffer> {
  const kit = await loadKit(id)
  const setup = setupOf(shot, kit)
  // Only the shot `phones` has no setup.
  if (!setup) return photographPhones(browser, kit, id)
  return photographPage(browser, id, setup, setup.page === 'editor' ? EDITOR : DESKTOP)
}

function photographPage(
  browser: Browser,
  id: TemplateId,
  setup: ShotSetup,
  options: Parameters<Browser['newPage']>[0],
): Promise<Buffer> {
  return withPage(browser, options, async (page) => {
    await open(page, setup.page === 'example' ? `examples/${id}/` : `editor/${id}`)
    await setup.prepare?.(page)
    if (setup.page === 'example') await enlargeToWholeLinks(page)
    await page.waitForTimeout(SETTLED_AFTER_MS)
    await hidePauseButtons(page)
    return page.screenshot({ timeout: TIMEOUT_MS })
  })
}

/** Takes the cover with the sample's name and without it, and reads how the template shows a name. */
function photographCover(browser: Browser, id: TemplateId, folder: string): Promise<void> {
  return withPage(browser, PHONE, async (page) => {
    await open(page, `examples/${id}/`)
    await page.waitForTimeout(SETTLED_AFTER_MS)
    await hidePauseButtons(page)
    await hideCutParts(page)
    const nameStyle = await readNameStyle(page)
    await writeOriginal(await page.screenshot({ timeout: TIMEOUT_MS }), join(folder, PHONE_PICTURE))
    await page.locator('h1.name').evaluate((name) => {
      name.style.visibility = 'hidden'
    })
    await writeOriginal(await page.screenshot({ timeout: TIMEOUT_MS }), join(folder, NAMELESS_PICTURE))
    await writeFile(join(folder, NAME_STYLE_FILE), `${JSON.stringify(nameStyle, null, 2)}\n`)
    console.log(`wrote templates/${id}/${PHONE_PICTURE}, ${NAMELESS_PICTURE} and ${NAME_STYLE_FILE}`)
  })
}

async function photographPhones(browser: Browser, kit: Kit, id: TemplateId): Promise<Buffer> {
  const palettes = kit.palettes.slice(0, PHONE_COUNT)
  const screens = await withPage(
    browser,
    // The editor on a desktop, high enough for its preview of a phone.
    { viewport: { width: 1280, height: 1400 }, deviceScaleFactor: PHONE.deviceScaleFactor },
    async (page) => {
      await open(page, `editor/${id}`)
      await page.getByRole('button', { name: editorText.preview.phone, exact: true }).click()
      await openGroup(page, editorText.form.look)
      const screenshots: string[] = []
      for (const { name } of palettes) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.waitForTimeout(SETTLED_AFTER_MS)
        await hidePauseButtons(page)
        const screenshot = await page.locator('iframe').screenshot({ timeout: TIMEOUT_MS })
        screenshots.push(`data:image/png;base64,${screenshot.toString('base64')}`)
      }
      return screenshots
    },
  )
  const { ground, glow } = kit.palettes[0]?.colours ?? { ground: '#05060d', glow: '#0d1024' }
  return withPage(browser, DESKTOP, async (page) => {
    await page.setContent(phonesSheet(screens, [`color-mix(in oklab, ${glow} 45%, ${ground})`, ground]))
    return page.screenshot({ timeout: TIMEOUT_MS })
  })
}

async function withPage<T>(
  browser: Browser,
  options: Parameters<Browser['newPage']>[0],
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ ...options, colorScheme: 'dark' })
  try {
    return await use(page)
  } finally {
    await page.close()
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, siteAddress).href, { waitUntil: 'load', timeout: TIMEOUT_MS })
  if (path.startsWith('editor'))
    await page.getByRole('button', { name: editorText.toolbar.export, exact: true }).waitFor()
}

/** Saves a photograph in high quality, because the build encodes it again. */
async function writeOriginal(picture: Buffer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await sharp(picture)
    .resize({ width: MAX_WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(path)
}
