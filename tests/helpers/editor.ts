import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, type Site } from './site.ts'

/** An editor as a user of the site `sample` sees it. */
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
  readonly undoOfToast: Locator
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
    const toolbar = page.getByRole('group', { name: 'Page', exact: true })
    this.drafts = toolbar.getByRole('button').filter({ has: page.getByText('Drafts', { exact: true }) })
    // A toast has an undo button too.
    this.undo = toolbar.getByRole('button', { name: 'Undo', exact: true })
    this.redo = this.button('Redo')
    this.dismiss = this.button('Dismiss')
    this.undoOfToast = this.toasts.getByRole('button', { name: 'Undo', exact: true })
    this.entryOfOpenDraft = this.dialog.getByRole('listitem').filter({ has: page.getByText(/^Open here, /) })
    // Also while its part is folded.
    this.links = page.getByRole('list', { name: 'Links', exact: true, includeHidden: true })
    this.exportAnyway = this.dialogButton('Export anyway')
    this.exportDone = this.dialog.locator('p:not([role=status])', {
      hasText: 'is on its way to your downloads.',
    })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  dialogButton(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** A toast with this text. */
  toast(text: string | RegExp): Locator {
    return this.toasts.getByText(text)
  }

  press(name: string): Promise<void> {
    return this.button(name).click()
  }

  /** Opens a new draft without the sample's words. @param press how a person presses buttons */
  async startBlank(press: 'click' | 'tap' = 'click'): Promise<void> {
    await this.drafts[press]()
    await this.dialogButton('A blank page')[press]()
    await expect(this.field('name')).toBeFocused()
  }

  /** Unfolds a part of the form. */
  async unfold(part: string): Promise<void> {
    const heading = this.page
      .getByRole('heading', { name: part, exact: true })
      .getByRole('button', { expanded: false })
    if (await heading.isVisible()) await heading.click()
  }

  /** A field of the form, which must be unfolded. @param path in the data, as in `links.3.url` */
  field(path: string): Locator {
    return this.page.locator(`#field-${path.replaceAll('.', '-')}`)
  }

  /** Opens an item of an unfolded part, unless it is open. @param path in the data, as in `links.3` */
  async openItem(path: string): Promise<void> {
    const line = this.field(path)
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
  }

  /** The words on the links, from their lines. A link without words is `Link 3`. */
  linkLabels(): Promise<string[]> {
    return this.links
      .locator('[aria-expanded] [title]')
      .evaluateAll((all) => all.map((line) => (line as HTMLElement).title))
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
    await this.press('Export')
    await this.confirmExport()
    const download = await downloaded
    const zip = new Uint8Array(await readFile(await download.path()))
    await this.dialogButton('Close').click()
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

  /** Drops a file. @param target default: the whole editor */
  async drop(
    name: string,
    type: string,
    bytes: Uint8Array,
    target = this.page.locator('[data-editor]'),
  ): Promise<void> {
    await target.dispatchEvent('drop', { dataTransfer: await this.#transferOf(name, type, bytes) })
  }

  /** Pastes a file into an element. */
  async paste(name: string, type: string, bytes: Uint8Array, target: Locator): Promise<void> {
    const data = await this.#transferOf(name, type, bytes)
    await target.evaluate(
      (element, clipboardData) =>
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      data,
    )
  }

  #transferOf(name: string, type: string, bytes: Uint8Array) {
    return this.page.evaluateHandle(
      ({ name: fileName, type: mimeType, base64 }) => {
        const transfer = new DataTransfer()
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([content], fileName, { type: mimeType }))
        return transfer
      },
      { name, type, base64: Buffer.from(bytes).toString('base64') },
    )
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
export async function phonePhotograph(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7755aa' } })
    .withExif({ IFD0: { Make: 'Moongate', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}
