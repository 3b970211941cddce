import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DraftStore } from '../../src/editor/drafts/DraftStore.ts'
import { readMirrors } from '../../src/editor/drafts/draftMirror.ts'
import { announcement, button, field, openEditorWithDrafts, toasts, toolbar, undo } from './editor.tsx'
import { violations } from './render.ts'

const dialog = page.getByRole('dialog')
const entries = dialog.getByRole('listitem')
const drafts = toolbar.getByRole('button', { name: /^Drafts / })
const openDraft = (name: string) => dialog.getByRole('button', { name: `Open ${name}`, exact: true }).click()

let opened: DraftStore | null = null

afterEach(async () => {
  // The last save needs the storage.
  vi.restoreAllMocks()
  await opened?.end()
  opened = null
  for (const { remove } of readMirrors('1')) remove()
})

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Opens the editor, types a name, and names the draft 'Sweets'. */
async function openSweets(): Promise<void> {
  opened = await openEditorWithDrafts()
  await page.elementLocator(field('name')).fill('Mine')
  await drafts.click()
  await dialog.getByRole('textbox', { name: 'Name of this draft' }).fill('Sweets')
  await button('Rename').click()
  await expect.element(entries).toHaveTextContent('Sweets')
}

describe('The drafts', () => {
  it('are renamed and duplicated, and the button that opens them has the name of the open one', async () => {
    await openSweets()
    await button('Duplicate').click()
    await expect.poll(() => entries.all()).toHaveLength(2)
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(drafts).toHaveFocus()
    await expect.element(drafts).toHaveTextContent('Sweets (2)')
    await page.elementLocator(field('name')).fill('The copy')
    await drafts.click()
    await openDraft('Sweets')
    await expect.poll(() => field('name').value).toBe('Mine')
    await drafts.click()
    await openDraft('Sweets (2)')
    await expect.poll(() => field('name').value).toBe('The copy')
  })

  it('begin again with the sample, with a message', async () => {
    await openSweets()
    await button('Start again').click()
    await expect.poll(() => field('name').value).toBe('Ophelia Vane')
    await expect
      .element(toasts.getByText('This is a new draft, “My page”, with the template’s sample.'))
      .toBeVisible()
    await drafts.click()
    await expect.element(entries.first()).toHaveTextContent('My page')
    await openDraft('Sweets')
    await expect.poll(() => field('name').value).toBe('Mine')
  })

  it('are deleted, which opens another one, and restored by Undo', async () => {
    await openSweets()
    await button('Delete Sweets').click()
    await expect.element(entries.filter({ hasText: 'Deleted' })).toHaveTextContent('Sweets')
    await expect.poll(announcement).toContain('Sweets')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => field('name').value).toBe('Ophelia Vane')
    await drafts.click()
    await button('Undo the deletion of Sweets').click()
    await openDraft('Sweets')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => field('name').value).toBe('Mine')
  })

  it('of a later version of the editor stay, with the reason why they cannot open', async () => {
    await openSweets()
    const database = await settled(indexedDB.open('moongate-editor'))
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
    const data = { template: '1', version: 9 }
    await settled(store.put({ id: 'later', name: 'Later', savedAtMs: 1, revision: 1, data }, 'draft/later'))
    database.close()
    await userEvent.keyboard('{Escape}')
    await drafts.click()
    await openDraft('Later')
    await expect
      .element(dialog.getByRole('region', { name: 'Messages' }))
      .toHaveTextContent('The draft “Later” cannot be opened: version is 9, newer than this editor')
    await expect.element(entries.filter({ hasText: 'Later' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

it('says that the browser cannot save when storage is denied, and an undo restores the page before a new draft', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  for (const storage of ['indexedDB', 'localStorage'] as const)
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  opened = await openEditorWithDrafts()
  await expect.element(toolbar).toHaveTextContent('This browser saves nothing: export before you leave')
  await page.elementLocator(field('name')).fill('Only here')
  await drafts.click()
  await expect.element(dialog).toHaveTextContent('This browser cannot save drafts just now.')
  await button('Start again').click()
  await expect.poll(() => field('name').value).toBe('Ophelia Vane')
  await undo.click()
  await expect.poll(() => field('name').value).toBe('Only here')
})
