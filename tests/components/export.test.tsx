import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EditorFailure } from '../../src/editor/EditorFailure.tsx'
import { exportedFiles, packFile } from '../../src/editor/files/export/packFile.ts'
import { linkOf } from '../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { blank, button, field, focusedField, openEditor, toolbar } from './editor.tsx'
import { expectFits, violations } from './render.ts'

async function exportPage(): Promise<void> {
  openEditor()
  await button('Export').click()
  await button('Export anyway').click()
}

it('demands another address when one could harm visitors, and leads to the field of each finding', async () => {
  openEditor({
    ...blank,
    data: { ...blank.data, links: [linkOf({ id: 'a', label: 'Shop', url: 'javascript:alert(1)' })] },
  })
  const dialog = page.getByRole('dialog')
  const goThere = (place: string) => dialog.getByRole('button', { name: `Go there: ${place}`, exact: true })
  await button('Export').click()
  await expect
    .element(dialog)
    .toHaveTextContent(/Your page has \d+ points to check\. Some could harm your visitors/)
  expect(button('Export anyway').query()).toBeNull()
  expect(await violations()).toEqual([])
  // The link may have more findings: the unsafe address is the first.
  await goThere('“Shop”').first().click()
  await expect.poll(focusedField).toBe('field-links-0-url')
  await page.elementLocator(field('links.0.url')).fill('https://safe.example/')
  await button('Export').click()
  await expect.element(button('Export anyway')).toBeVisible()
  await goThere('Name').click()
  await expect.poll(focusedField).toBe('field-name')
})

it('shows the steps of the chosen host, which it remembers', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await exportPage()
  const dialog = page.getByRole('dialog')
  const texts = (selector: string) =>
    [...dialog.element().querySelectorAll(selector)].map(({ textContent }) => textContent)
  const cloudflare = dialog.getByRole('radio', { name: 'Cloudflare Drop' })
  await expect.element(dialog.getByRole('radio', { name: 'Netlify Drop' })).toBeChecked()
  expect(texts('ol > li')).toEqual([
    expect.stringMatching(/^Unzip the file/),
    expect.stringMatching(/^Open the hosting site/),
    expect.stringMatching(/^Drag the/),
    expect.stringMatching(/^Rename/),
  ])
  expect(texts('label:has([type=radio])')).toEqual([
    'Netlify Drop wants the ZIP unzipped first',
    'Cloudflare Drop takes the ZIP as it is',
    'GitHub Pages wants the ZIP unzipped first',
  ])
  await cloudflare.click()
  expect(texts('ol > li')[0]).toBe('Open Cloudflare Drop. It asks for no account yet.')
  await expect
    .element(dialog.getByRole('link', { name: 'Open Cloudflare Drop' }))
    .toHaveAttribute('href', 'https://www.cloudflare.com/drop/')
  await dialog.getByLabelText('The address of your page').fill('ada.example.com')
  await expect.element(button('Export again')).toBeVisible()
  expect(await violations()).toEqual([])
  await button('Close').click()
  await button('Export').click()
  await button('Export anyway').click()
  await expect.element(cloudflare).toBeChecked()
})

describe('Inside an app, which cannot save files', () => {
  const save = vi.fn()
  beforeEach(() => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(save)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 350.0',
    )
  })

  it('the export recommends a browser that can', async () => {
    await exportPage()
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent('This app’s browser cannot save files. Open this page in')
    expect(save).not.toHaveBeenCalled()
  })

  it('the ZIP is shared when the app can share files', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.assign(navigator, { canShare: ({ files = [] }: ShareData) => files.length === 1, share })
    await exportPage()
    await expect.element(page.getByText('This app cannot save files, but it can share them')).toBeVisible()
    await button('Share ophelia-vane.zip').click()
    const [file] = share.mock.lastCall?.[0].files ?? []
    expect([file?.name, file?.type]).toEqual(['ophelia-vane.zip', 'application/zip'])
    expect(await file?.slice(0, 2).text()).toBe('PK')
  })
})

describe('In an app on the home screen, which cannot save files', () => {
  const save = vi.fn()
  const share = vi.fn(() => Promise.resolve())
  beforeEach(() => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(save)
    Object.assign(navigator, { standalone: true, canShare: () => true, share })
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

it('has a moon beside the export, which waxes as the page becomes the user’s', async () => {
  const { store } = openEditor()
  const moon = toolbar.getByRole('img')
  await expect.element(moon).toHaveAccessibleName('0 of 6 parts are yours')
  store.getState().change({ name: 'Ada', tagline: 'Letters' })
  await expect.element(moon).toHaveAccessibleName('2 of 6 parts are yours')
  const link = linkOf({ id: 'link-9', label: 'My shop', url: 'https://shop.lena.org' })
  store.getState().change({ bio: '', portrait: null, socials: [], links: [link] })
  await expect.element(moon).toHaveAccessibleName('All of it is yours')
})

describe('On a phone', () => {
  const dialog = page.getByRole('dialog')
  beforeEach(async () => {
    await page.viewport(390, 844)
    // The browser of the tests has a mouse.
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.replace('(pointer: coarse)', 'all')),
    )
  })

  it('each finding is one line, and the button that exports all the same is in view', async () => {
    openEditor()
    await button('Export').click()
    await expect.element(button('Export anyway')).toBeVisible()
    expectFits(button('Export anyway').element())
    const findings = dialog.getByRole('listitem').all()
    expect(findings[0]?.element().textContent).toMatch(/^The name is/)
    for (const finding of findings)
      expect(finding.element().getBoundingClientRect().height).toBeLessThanOrEqual(54)
  })

  it('the first host is one that accepts the ZIP, with the reason', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await exportPage()
    const steps = () => [...dialog.element().querySelectorAll('ol > li')].map((step) => step.textContent)
    await expect.element(dialog.getByText(/^No file in your downloads\?/)).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: 'Cloudflare Drop' })).toBeChecked()
    await expect.element(dialog.getByRole('radio').first()).toBeChecked()
    await expect
      .element(dialog)
      .toHaveTextContent('Cloudflare Drop is first on a phone, because it takes the ZIP as it is.')
    expect(steps()[0]).toBe('Open Cloudflare Drop. It asks for no account yet.')
    expect(await violations()).toEqual([])
    await dialog.getByRole('radio').nth(1).click()
    await expect.poll(() => steps()[0]).toMatch(/^Export in your phone’s own browser/)
  })
})

it('names the list of equal findings on a phone', async () => {
  await page.viewport(390, 844)
  openEditor()
  await button('Export').click()
  await expect.element(button('Export anyway')).toBeVisible()
  const shownNames = [...document.querySelectorAll<HTMLElement>('dialog li strong[aria-hidden]')].map(
    ({ innerText }) => innerText,
  )
  expect(shownNames).toEqual(['Links (4): ', 'Profiles (4): '])
})

it('shows the eclipse of the gate over the dialog for a moment after the download', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await exportPage()
  const eclipse = () => document.querySelector('dialog svg radialGradient[id^="exported"]')
  await expect.poll(eclipse).not.toBeNull()
  await expect.poll(eclipse).toBeNull()
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

it('saves no ZIP when the dialog is closed during packing', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const kit = await loadKit('1')
  const { store } = openEditor()
  await button('Export').click()
  const exportAnyway = button('Export anyway')
  await expect.element(exportAnyway).toBeVisible()
  const close = button('Close').element()
  exportAnyway.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  close.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // The same work, begun later, ends later.
  await packFile(await exportedFiles(kit, store.getState()), 'page.zip')
  expect(save).not.toHaveBeenCalled()
})
