import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GROUP_IDS } from '../../src/templates/engine/fields/formGroups.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../src/templates/templateList.ts'
import {
  announcement,
  blank,
  button,
  field,
  focusedField,
  linkLabels,
  openEditor,
  redo,
  toasts,
  toolbar,
  undo,
  undoOfToast,
  withLinks,
} from './editor.tsx'
import { violations } from './render.ts'

const nav = page.getByRole('navigation', { name: 'Parts of the form' })
const marked = () => nav.element().querySelector('[aria-current]')?.textContent

it('has no accessibility violation with any display setting, with the sample', async () => {
  const { view } = openEditor()
  expect(await violations('with every display setting')).toEqual([])
  for (const group of GROUP_IDS) {
    view.setState({ group })
    expect(await violations()).toEqual([])
  }
})

it('has fields beside each other on one line, and a select that shows its whole text', async () => {
  const { view } = openEditor(blank, 'music')
  await button('Add a song or a film').click()
  const topOf = (path: string) => field(path).getBoundingClientRect().top
  expect(topOf('music.0.title')).toBe(topOf('music.0.url'))
  view.setState({ group: 'look' })
  await expect.poll(() => field('buttonShape').checkVisibility()).toBe(true)
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
  openEditor(undefined, 'look')
  await page.elementLocator(field('colours.ground')).fill('#444444')
  await page.elementLocator(field('colours.text')).fill('#505050')
  const advice = page.getByRole('button', { name: /^Text: use #/ })
  await expect.element(advice).toBeVisible()
  const description = /^1\.\d+ : 1 on the background, hard to read; 4\.5 : 1 is needed\.$/
  await expect.element(page.elementLocator(field('colours.text'))).toHaveAccessibleDescription(description)
  await expect.element(advice).toHaveAccessibleDescription(description)
  await page.elementLocator(field('colours.accent')).fill('nonsense')
  await expect.element(page.getByText('Write six digits, as in #c81e2c.')).toBeVisible()
  expect(await violations()).toEqual([])
  advice.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(advice).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Text, picker')
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
    expect(toasts.query()).toBeNull()
    await button('A blank page').click()
    await expect.element(toasts).toHaveTextContent('The page before was replaced.')
    await page.elementLocator(field('name')).fill('Ada')
    // The undo of the toast would now revert the name instead of the blank page.
    expect(toasts.query()).toBeNull()
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

describe('the parts of the form', () => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const openParts = () =>
    [...document.querySelectorAll('details[open] > summary > h2')].map(({ textContent }) => textContent)
  const distanceToToolbar = (name: string) =>
    heading(name).element().getBoundingClientRect().top - toolbar.element().getBoundingClientRect().bottom

  it('are folded, but for one, and the heading of the open one folds it', async () => {
    await page.viewport(390, 844)
    openEditor(blank)
    expect(openParts()).toEqual(['You'])
    await heading('Profiles').click()
    await expect.poll(openParts).toEqual(['Profiles'])
    await expect.poll(() => document.activeElement?.textContent).toBe('Profiles')
    await userEvent.keyboard('{Enter}')
    await expect.poll(openParts).toEqual([])
  })

  it('come into view below the toolbar when the part above is long', async () => {
    await page.viewport(390, 844)
    openEditor(withLinks(...Array.from({ length: 20 }, (_, index) => `Link ${index + 1}`)), 'links')
    await heading('Look').click()
    await expect.poll(openParts).toEqual(['Look'])
    await expect.poll(() => distanceToToolbar('Look')).toBeGreaterThanOrEqual(0)
    expect(distanceToToolbar('Look')).toBeLessThan(100)
  })

  it('unfold when an edit in them is undone: by key with the focus, by button with the field in view', async () => {
    openEditor(blank)
    await page.elementLocator(field('name')).fill('Ada')
    await heading('Look').click()
    await expect.poll(openParts).toEqual(['Look'])
    await page.elementLocator(field('colours.text')).click()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(focusedField).toBe('field-name')
    await expect.poll(openParts).toEqual(['You'])
    await expect.poll(announcement).toBe('Undone: Name')
    await heading('Look').click()
    await redo.click()
    await expect.poll(openParts).toEqual(['You'])
    await expect.element(redo).toHaveFocus()
    expect(field('name').value).toBe('Ada')
    await expect.poll(announcement).toBe('Redone: Name')
  })

  it('stay as their user folds them when the removal of a link has just been undone', async () => {
    openEditor(withLinks('First', 'Second'), 'links')
    await button('Remove Second').click()
    await undo.click()
    await expect.poll(linkLabels).toEqual(['First', 'Second'])
    expect(document.querySelectorAll('[data-extras][open]')).toHaveLength(0)
    // In the same frame, which a press by the browser's driver would miss. An undo shows its field for ten frames at most.
    heading('Profiles')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame)
    expect(openParts()).toEqual(['Profiles'])
  })

  it('are also buttons of the toolbar in a wide window, which mark the open part', async () => {
    await page.viewport(1440, 900)
    openEditor(blank)
    for (const name of ['In searches and chats', 'Links', 'You']) {
      await nav.getByRole('button', { name, exact: true }).click()
      expect(marked()).toBe(name)
      await expect.poll(openParts).toEqual([name])
      await expect.poll(() => document.activeElement?.textContent).toBe(name)
    }
  })
})

it('offers plain letters for signs that only look like letters', async () => {
  openEditor(blank)
  const name = page.elementLocator(field('name'))
  await name.fill('꧁ 𝓛𝓾𝓷𝓪 ꧂')
  await expect
    .element(name)
    .toHaveAccessibleDescription(/screen readers and searches cannot read this as “Luna”\./)
  button('Write it plainly').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(field('name').value).toBe('Luna')
  await expect.element(name).toHaveFocus()
  await expect.element(name).not.toHaveAccessibleDescription()
})

it('says the value of a slider in percent', () => {
  openEditor(blank, 'effects')
  expect(field('effects.strength').ariaValueText).toBe('70 %')
  expect(page.getByRole('slider', { name: 'How strong', exact: true }).query()).not.toBeNull()
})

it('shows that a field is full, and takes no further letter', async () => {
  openEditor(blank, 'searches')
  const full = 'x'.repeat(20_000)
  await page.elementLocator(field('description')).fill(full)
  await expect
    .element(page.getByText('This field is full: 20000 characters fit into it.', { exact: true }))
    .toBeVisible()
  await userEvent.keyboard('y')
  expect(field('description').value).toBe(full)
})

describe('undo and redo', () => {
  const press = (options: KeyboardEventInit) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { ctrlKey: true, bubbles: true, cancelable: true, ...options }),
    )

  it('follow the letters of the keyboard, or without Latin letters their places', async () => {
    const { store } = openEditor(blank)
    const name = () => store.getState().data.name
    await page.elementLocator(field('name')).fill('Ada')
    press({ key: 'y', code: 'KeyZ' })
    expect(name()).toBe('Ada')
    press({ key: 'z', code: 'KeyY' })
    expect(name()).toBe('')
    press({ key: 'Я', code: 'KeyZ', shiftKey: true })
    expect(name()).toBe('Ada')
    press({ key: 'я', code: 'KeyZ' })
    expect(name()).toBe('')
    press({ key: 'н', code: 'KeyY' })
    expect(name()).toBe('Ada')
  })

  it('are those of the page, not of the field that was edited last, when the browser’s menu is used', async () => {
    const { store } = openEditor(blank)
    await page.elementLocator(field('tagline')).click()
    await userEvent.keyboard('Songs{Tab}')
    store.getState().change({ name: 'Ada' })
    // Without the shortcut of the editor, the key is the command of the browser's menu.
    const controller = new AbortController()
    const hide = (event: Event) => event.stopImmediatePropagation()
    addEventListener('keydown', hide, { capture: true, signal: controller.signal })
    await userEvent.keyboard('{Control>}z{/Control}')
    controller.abort()
    expect(store.getState().data).toMatchObject({ name: '', tagline: 'Songs' })
    await expect.poll(focusedField).toBe('field-name')
  })
})

it('announces an undo again when it follows an undo', async () => {
  const { store } = openEditor(blank)
  for (const tagline of ['One', 'Two']) store.getState().change({ tagline })
  const announced: (string | null)[] = []
  const region = document.querySelector('[data-announcement]') as Element
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => announced).toEqual(['Undone: Tagline'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => announced).toEqual(['Undone: Tagline', '', 'Undone: Tagline'])
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
