import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { fill } from '../../src/lib/fill.ts'
import { expect, type Site } from './site.ts'
import { editorWords } from './siteModules.ts'
import { textPattern } from './textPattern.ts'

/** An editor as a user sees it, in the owner's language. */
export class EditorPage {
  readonly page: Page
  readonly preview: FrameLocator
  readonly saving: Locator
  readonly toasts: Locator
  /** The text of the live region. */
  readonly announcement: Locator
  readonly dialog: Locator
  /** The button that opens the drafts. It shows the name of the open draft. */
  readonly drafts: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly dismiss: Locator
  /** The open draft in the dialog of the drafts. */
  readonly entryOfOpenDraft: Locator
  readonly links: Locator
  /** The export dialog's button to export a page despite its findings. */
  readonly exportAnyway: Locator
  /** The export dialog's message that the ZIP was saved. */
  readonly exportDone: Locator

  constructor(page: Page) {
    this.page = page
    this.preview = page.frameLocator('#editor-preview iframe')
    this.saving = page.locator('[data-saving]')
    this.toasts = page.locator('[data-toasts]')
    this.announcement = page.locator('[data-announcement]')
    this.dialog = page.getByRole('dialog')
    const toolbar = page.getByRole('toolbar', { name: editorWords.toolbar.name, exact: true })
    this.drafts = toolbar
      .getByRole('button')
      .filter({ has: page.getByText(editorWords.toolbar.drafts, { exact: true }) })
    // A toast has an undo button too.
    this.undo = toolbar.getByRole('button', { name: editorWords.toolbar.undo, exact: true })
    this.redo = this.button(editorWords.toolbar.redo)
    this.dismiss = this.button(editorWords.editor.dismiss)
    this.entryOfOpenDraft = this.dialog
      .getByRole('listitem')
      .filter({ has: page.getByText(textPattern(editorWords.drafts.isOpen)) })
    this.links = page.getByRole('list', { name: editorWords.form.links, exact: true })
    this.exportAnyway = this.dialogButton(editorWords.export.anyway)
    this.exportDone = this.dialog.getByText(textPattern(editorWords.export.done))
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  dialogButton(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** A toast. @param text of `editorWords`, with or without placeholders */
  toast(text: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.toasts.getByText(textPattern(text, values))
  }

  get undoOfToast(): Locator {
    return this.toasts.getByRole('button', { name: editorWords.toolbar.undo, exact: true })
  }

  press(name: string): Promise<void> {
    return this.button(name).click()
  }

  /** A button for a link or a profile. @param text of `editorWords`, which contains `{name}` */
  itemButton(text: string, name: string): Locator {
    return this.button(fill(text, { name }))
  }

  openDraft(name: string): Promise<void> {
    return this.dialogButton(fill(editorWords.drafts.openNamed, { name })).click()
  }

  /** A field of the form. @param path in the data, as in `links.3.url` */
  field(path: string): Locator {
    return this.page.locator(`#field-${path.replaceAll('.', '-')}`)
  }

  linkLabels(): Promise<string[]> {
    return this.links
      .locator('input[id$="-label"]')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))
  }

  previewText(): Promise<string> {
    return this.preview.locator('main').innerText()
  }

  async waitUntilSaved(): Promise<void> {
    await expect(this.saving).toHaveAttribute('data-saving', 'saved')
  }

  /** Exports despite findings. Without findings the editor has exported at once, and a click on its message does nothing. */
  confirmExport(press: 'click' | 'tap' = 'click'): Promise<void> {
    return this.exportAnyway.or(this.exportDone)[press]()
  }

  /** Exports the page, even if the editor reports findings. @returns the ZIP and its name */
  async exportPage(): Promise<{ zip: Uint8Array; name: string }> {
    const downloaded = this.page.waitForEvent('download')
    await this.press(editorWords.toolbar.export)
    await this.confirmExport()
    const download = await downloaded
    const zip = new Uint8Array(await readFile(await download.path()))
    await this.dialogButton(editorWords.editor.close).click()
    return { zip, name: download.suggestedFilename() }
  }

  /** Imports a file with the button in the dialog of the drafts. */
  async importFile(name: string, bytes: Uint8Array): Promise<void> {
    await this.drafts.click()
    await this.dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) })
    await expect(this.dialog).toHaveCount(0)
  }

  async drop(target: Locator, name: string, type: string, bytes: Uint8Array): Promise<void> {
    const data = await this.page.evaluateHandle(
      ({ name: fileName, type: mimeType, base64 }) => {
        const transfer = new DataTransfer()
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([content], fileName, { type: mimeType }))
        return transfer
      },
      { name, type, base64: Buffer.from(bytes).toString('base64') },
    )
    await target.dispatchEvent('drop', { dataTransfer: data })
  }
}

/** Opens the editor of a template and waits until its preview shows. */
export async function openEditor(site: Site, template: string): Promise<EditorPage> {
  await site.open(`/editor/${template}?motion=still`)
  const editor = new EditorPage(site.page)
  await expect(editor.preview.locator('h1')).not.toBeEmpty()
  return editor
}

export function unzipped(zip: Uint8Array): Readonly<Record<string, Uint8Array>> {
  return unzipSync(zip)
}

/** A photograph as from a phone: its metadata rotate it by 90°, and name the camera. */
export function phonePhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7755aa' } })
    .withExif({ IFD0: { Make: 'Moongate', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
