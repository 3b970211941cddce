import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, openEditor } from './editor.tsx'

afterEach(() => vi.restoreAllMocks())

async function exportPage(): Promise<void> {
  openEditor()
  await button('Export').click()
  await button('Export all the same').click()
}

it('shares the ZIP when an app on the home screen, which cannot save it, can share files', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const share = vi.fn(() => Promise.resolve())
  Object.assign(navigator, { standalone: true, canShare: () => true, share })
  await exportPage()
  await expect.element(page.getByText('This app cannot save files, but it can share them')).toBeVisible()
  await button('Share ophelia-vane.zip').click()
  expect(share).toHaveBeenCalledWith({ files: [expect.any(File)], title: 'ophelia-vane.zip' })
  expect(save).not.toHaveBeenCalled()
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name)
})

it('saves the ZIP, and then asks the browser to keep the draft', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  await exportPage()
  await expect
    .element(page.getByText('if this browser asks about storage, let it keep your draft'))
    .toBeVisible()
  expect(save).toHaveBeenCalledOnce()
  expect(persist).toHaveBeenCalledOnce()
})
