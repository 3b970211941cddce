import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../src/templates/templateList.ts'
import { blank, button, field, openEditor, toasts, undoOfToast, withLinks } from './editor.tsx'
import { violations } from './render.ts'

const nav = page.getByRole('navigation', { name: 'Parts of the form' })
const marked = () => nav.element().querySelector('[aria-current]')?.textContent

it('has no accessibility violation with any display setting, with the sample', async () => {
  openEditor()
  expect(await violations('with every display setting')).toEqual([])
})

it('has fields beside each other on one line, and a select that shows its whole text', async () => {
  openEditor(blank)
  await button('Add a song or a film').click()
  const topOf = (path: string) => field(path).getBoundingClientRect().top
  expect(topOf('music.0.title')).toBe(topOf('music.0.url'))
  const select = field('buttonShape')
  const copy = select.cloneNode(true) as HTMLElement
  copy.style.width = 'max-content'
  select.after(copy)
  const missingPx = copy.getBoundingClientRect().width - select.getBoundingClientRect().width
  copy.remove()
  expect(missingPx).toBeLessThanOrEqual(0)
})

it('shows the defaults of the title and the description while they are empty', async () => {
  openEditor(blank)
  await page.elementLocator(field('name')).fill('Ada Night')
  await page.elementLocator(field('tagline')).fill('Letters')
  expect(field('title').placeholder).toBe('Ada Night')
  expect(field('description').placeholder).toBe('Letters')
})

it('warns when a contrast is low, offers a readable colour, and refuses a text that is no colour', async () => {
  openEditor()
  await page.elementLocator(field('colours.ground')).fill('#444444')
  await page.elementLocator(field('colours.text')).fill('#505050')
  const advice = page.getByRole('button', { name: /^Text: use #/ })
  await expect.element(advice).toBeVisible()
  await page.elementLocator(field('colours.accent')).fill('nonsense')
  await expect.element(page.getByText('Write six digits, as in #c81e2c.')).toBeVisible()
  expect(await violations()).toEqual([])
  await advice.click()
  await expect.element(advice).not.toBeInTheDocument()
})

describe('the choice between the sample and a blank page', () => {
  it('is undone by a toast, and disappears with the toast when the page is edited', async () => {
    openEditor()
    const sampleName = field('name').value
    expect(button('The sample, to change').query()).toBeNull()
    await button('A blank page').click()
    expect(field('name').value).toBe('')
    await expect.poll(() => document.activeElement?.id).toBe('field-name')
    expect(button('A blank page').query()).toBeNull()
    await undoOfToast.click()
    expect(field('name').value).toBe(sampleName)
    expect(toasts.element().textContent).toBe('')
    await button('A blank page').click()
    await expect.element(toasts).toHaveTextContent('The page before was replaced.')
    await page.elementLocator(field('name')).fill('Ada')
    // The undo of the toast would now revert the name instead of the blank page.
    expect(toasts.element().textContent).toBe('')
    for (const name of ['A blank page', 'The sample, to change']) expect(button(name).query()).toBeNull()
  })

  it('keeps its height on a phone when it is hidden', async () => {
    await page.viewport(390, 844)
    openEditor()
    const choice = button('A blank page').element().closest('fieldset')
    await button('A blank page').click()
    const heightBefore = choice?.clientHeight
    await page.elementLocator(field('name')).fill('Ada')
    expect(choice?.checkVisibility({ visibilityProperty: true })).toBe(false)
    expect(choice?.clientHeight).toBe(heightBefore)
  })
})

describe('the list of parts', () => {
  it('marks the part at a third of the window’s height', async () => {
    openEditor()
    await expect.poll(marked).toBe('You')
    const links = page.getByRole('region', { name: 'Links', exact: true }).element()
    const scrollTopOfLinksTo = (share: number) =>
      scrollBy({ top: links.getBoundingClientRect().top - share * innerHeight, behavior: 'instant' })
    scrollTopOfLinksTo(0.3)
    await expect.poll(marked).toBe('Links')
    scrollTopOfLinksTo(0.4)
    await expect.poll(marked).toBe('You')
  })

  it('leads to each part, below the toolbar, and marks it at once, also short parts and those after a long list', async () => {
    const labels = Array.from({ length: 20 }, (_, index) => `Link ${index + 1}`)
    openEditor(withLinks(...labels))
    // The last part first, so that the press jumps over links that are not laid out yet.
    for (const name of [
      'In searches and chats',
      'Effects',
      'Look',
      'Music and films',
      'Profiles',
      'Links',
      'You',
    ]) {
      await nav.getByRole('button', { name, exact: true }).click()
      expect(marked()).toBe(name)
      for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame)
      expect(marked()).toBe(name)
      const part = page.getByRole('region', { name, exact: true })
      await expect.element(part).toHaveFocus()
      await expect.element(part.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
      const toolbar = page.getByRole('toolbar', { name: 'Page' }).element()
      const distancePx = () =>
        part.element().getBoundingClientRect().top - toolbar.getBoundingClientRect().bottom
      await expect.poll(distancePx).toBeGreaterThanOrEqual(0)
    }
  })
})

it('shows that a field is full, and takes no further letter', async () => {
  openEditor(blank)
  const full = 'x'.repeat(20_000)
  await page.elementLocator(field('description')).fill(full)
  await expect
    .element(page.getByText('This field is full: 20000 characters fit into it.', { exact: true }))
    .toBeVisible()
  await userEvent.keyboard('y')
  expect(field('description').value).toBe(full)
})

it('announces an undo again when it follows an undo', async () => {
  const { store } = openEditor(blank)
  const announcement = () => document.querySelector('[data-announcement]')?.textContent
  expect(announcement()).toBe('')
  for (const tagline of ['One', 'Two']) store.getState().change({ tagline })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(announcement()).toBe('Undone.')
  await userEvent.keyboard('{Control>}z{/Control}')
  // A live region is read when its text changes, so the second message has a space at its end.
  expect(announcement()).toBe('Undone. ')
})

// Chromium gives a text stroke pointed corners. Those of a wide stroke stick out of Arabic letters.
it.each(TEMPLATE_IDS)('has no wide text stroke in an Arabic name of template %s', async (id) => {
  const [kit, sample] = await Promise.all([loadKit(id), loadSample(id)])
  const files = await renderSite(kit, { ...sample.data, name: 'مقهى القمر', language: 'ar' }, sample.pictures)
  const textOf = (path: string) => new TextDecoder().decode(files.find((file) => file.path === path)?.bytes)
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.srcdoc = textOf('index.html').replace(
    /<link rel="stylesheet"[^>]*>/,
    `<style>${textOf('style.css')}</style>`,
  )
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const name = frame.contentDocument?.querySelector('.name.tall')
  const strokePx = Number.parseFloat(getComputedStyle(name ?? frame).webkitTextStrokeWidth)
  frame.remove()
  expect(name).not.toBeNull()
  expect(strokePx).toBeLessThan(2)
})
