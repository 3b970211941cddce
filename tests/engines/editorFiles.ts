import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect } from 'vitest'
import { editorText } from '../helpers/siteModules.ts'
import { type Browser, xpathOfLabel } from './Browser.ts'

/** Width and height of the test picture, px. */
export const TEST_PICTURE_PX = 240

/** A picture of one colour, as a PNG. */
export function testPicture(): Promise<Buffer> {
  const size = { width: TEST_PICTURE_PX, height: TEST_PICTURE_PX }
  return sharp({ create: { ...size, channels: 3, background: '#7755aa' } })
    .png()
    .toBuffer()
}

/** Chooses a file in a file input. @param selector of the input @param showInput opens the part that contains the input */
export async function chooseFile(
  browser: Browser,
  selector: string,
  name: string,
  bytes: Uint8Array,
  showInput: () => Promise<void> = async () => {},
): Promise<void> {
  await showInput()
  const setFile = (inputSelector: string, fileName: string, base64: string) => {
    const input = document.querySelector<HTMLInputElement>(inputSelector)
    if (!input) return false
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([content], fileName))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  await expect
    .poll(() => browser.run(setFile, [selector, name, Buffer.from(bytes).toString('base64')]))
    .toBe(true)
}

/**
 * Exports the page, even if the editor reports findings.
 *
 * @param press presses the button with this label
 * @returns the ZIP
 */
export async function exportSite(
  browser: Browser,
  press = (label: string) => browser.click(xpathOfLabel(label)),
): Promise<Uint8Array> {
  // Stores the ZIP in the page as base64 instead of downloading it.
  await browser.run(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      if (/zip/.test(file.type))
        void file.arrayBuffer().then((buffer) => {
          const characters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte))
          document.body.dataset.exported = btoa(characters.join(''))
        })
      return createObjectURL(file)
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) click.call(this)
    }
  }, [])
  await press(editorText.toolbar.export)
  const exportedBase64 = () => browser.run(() => document.body.dataset.exported ?? '', [])
  // The dialog lists findings, or after the export the steps to publish the page.
  const isDialogFilled = () => browser.run(() => document.querySelector('dialog h3, dialog ul') !== null, [])
  await expect.poll(isDialogFilled).toBe(true)
  // Without findings there is no button. The press then fails, and the ZIP follows.
  if ((await exportedBase64()) === '') await press(editorText.export.anyway).catch(() => {})
  await expect.poll(exportedBase64).not.toBe('')
  const base64 = await exportedBase64()
  await browser.run(() => delete document.body.dataset.exported, [])
  await browser.press('Escape')
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

/** Unpacks a ZIP into a new folder. @returns the path of the folder */
export function unpack(zip: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return folder
}
