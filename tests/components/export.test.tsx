import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EditorFailure } from '../../src/editor/EditorFailure.tsx'
import { button, openEditor } from './editor.tsx'

afterEach(() => vi.restoreAllMocks())

async function exportPage(): Promise<void> {
  openEditor()
  await button('Export').click()
  await button('Export all the same').click()
}

describe('In an app on the home screen, which cannot save files', () => {
  const save = vi.fn()
  const share = vi.fn(() => Promise.resolve())
  beforeEach(() => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(save)
    Object.assign(navigator, { standalone: true, canShare: () => true, share })
  })
  afterEach(() => {
    for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name)
  })

  it.each([
    ['the page is exported', exportPage],
    [
      'the editor failed',
      async () => {
        openEditor(undefined, 'you', <EditorFailure />)
        await button('Save the page as a ZIP').click()
      },
    ],
  ])('the ZIP is shared when %s', async (_, pack) => {
    await pack()
    await expect.element(page.getByText('This app cannot save files, but it can share them')).toBeVisible()
    await button('Share ophelia-vane.zip').click()
    expect(share).toHaveBeenLastCalledWith({ files: [expect.any(File)], title: 'ophelia-vane.zip' })
    expect(save).not.toHaveBeenCalled()
  })
})

it('saves the ZIP, and then asks the browser to keep the draft', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  await exportPage()
  await expect
    .element(page.getByText('if this browser asks about storage, let it keep your draft'))
    .toBeVisible()
  expect(save).toHaveBeenCalledOnce()
  await expect.poll(() => persist).toHaveBeenCalledOnce()
})
