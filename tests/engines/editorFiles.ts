import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect } from 'vitest'
import { editorWords } from '../../src/site/editorWords.ts'
import { type Browser, named } from './Browser.ts'

/** Width and height, px. */
export const PHOTOGRAPH_PX = 240

/** A picture of one colour, as a PNG. */
export function photograph(): Promise<Buffer> {
  const size = { width: PHOTOGRAPH_PX, height: PHOTOGRAPH_PX }
  return sharp({ create: { ...size, channels: 3, background: '#7755aa' } })
    .png()
    .toBuffer()
}

/** Chooses a file in a file input. @param before opens the part that contains the input */
export async function chooseFile(
  browser: Browser,
  field: string,
  name: string,
  bytes: Uint8Array,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await before()
  const work = (selector: string, fileName: string, base64: string) => {
    const input = document.querySelector<HTMLInputElement>(selector)
    if (!input) return false
    const files = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    files.items.add(new File([content], fileName))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  await expect.poll(() => browser.run(work, [field, name, Buffer.from(bytes).toString('base64')])).toBe(true)
}

/**
 * Exports the page, even if the editor reports findings.
 *
 * @param press presses the button with this label
 * @returns the ZIP
 */
export async function exportSite(
  browser: Browser,
  press = (label: string) => browser.click(named(label)),
): Promise<Uint8Array> {
  await browser.run(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      if (/zip/.test(file.type))
        void file.arrayBuffer().then((buffer) => {
          const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte))
          document.body.dataset.exported = btoa(letters.join(''))
        })
      return createObjectURL(file)
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) click.call(this)
    }
  }, [])
  await press(editorWords.toolbar.export)
  const exported = () => browser.run(() => document.body.dataset.exported ?? '', [])
  const isChecked = () => browser.run(() => document.querySelector('dialog h3, dialog ul') !== null, [])
  await expect.poll(isChecked).toBe(true)
  if ((await exported()) === '') await press(editorWords.export.anyway).catch(() => {})
  await expect.poll(exported).not.toBe('')
  const base64 = await exported()
  await browser.run(() => delete document.body.dataset.exported, [])
  await browser.press('Escape')
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

/** Unpacks a ZIP. @returns the new folder with its files */
export function unpack(zip: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return folder
}
