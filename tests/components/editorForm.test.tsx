import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GROUP_IDS } from '../../src/editor/form/rows/pageForm.ts'
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
  hasField,
  linkLabels,
  openEditor,
  redo,
  toasts,
  toolbar,
  undo,
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
  for (const [group, item] of [
    ['links', 'links.0'],
    ['profiles', 'socials.0'],
  ] as const) {
    view.setState({ group })
    field(item).click()
    expect(await violations()).toEqual([])
  }
})

it('keeps the height of its toolbar on a phone when the name of the draft is long', async () => {
  await page.viewport(390, 844)
  const { draft } = openEditor()
  const heightPx = () => toolbar.element().getBoundingClientRect().height
  const before = heightPx()
  draft.setState({ name: 'Mireille Okonkwo and the rooms of the moon' })
  await expect.element(toolbar.getByRole('button', { name: 'Drafts Mireille Okonkwo' })).toBeVisible()
  expect(heightPx()).toBe(before)
})

it('has a profile’s network beside its address on one line, but above it on a phone', async () => {
  openEditor(undefined, 'profiles')
  field('socials.0').click()
  const topOf = (path: string) => field(path).getBoundingClientRect().top
  await expect.poll(() => hasField('socials.0.url')).toBe(true)
  await page.viewport(1280, 800)
  expect(topOf('socials.0.network')).toBe(topOf('socials.0.url'))
  await page.viewport(390, 844)
  expect(topOf('socials.0.network')).toBeLessThan(topOf('socials.0.url') - 40)
})

it('begins the lines of items at the side where its language begins', () => {
  document.documentElement.dir = 'rtl'
  openEditor(undefined, 'profiles')
  const [name, address] = [...field('socials.0').querySelectorAll('[title], bdi')]
  expect(name?.textContent).toBe('Instagram profile')
  expect(address?.textContent).toBe('instagram.example/ophelia.vane')
  expect(name?.getBoundingClientRect().right).toBe(address?.getBoundingClientRect().right)
  expect(getComputedStyle(address as Element).direction).toBe('ltr')
})

it('shows two templates beside each other on a phone', async () => {
  await page.viewport(390, 844)
  openEditor(undefined, 'look')
  await button('See it as another template').click()
  const topOf = (name: string) => button(name).element().getBoundingClientRect().top
  await expect.element(button('Magical Fantasy')).toBeInViewport()
  expect(topOf('Magical Fantasy')).toBe(topOf('Blood Moon/Eclipse'))
})

it('shows the whole text of a select', async () => {
  openEditor(blank, 'look')
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
  await page.elementLocator(field('tagline')).fill('')
  await page.elementLocator(field('bio')).fill('I write letters. Slowly.')
  expect(field('description').placeholder).toBe('I write letters. Slowly.')
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

it('selects a text while it is the sample’s, and no longer once it is the user’s', async () => {
  openEditor()
  await page.elementLocator(field('bio')).click()
  await userEvent.keyboard('I write.')
  expect(field('bio').value).toBe('I write.')
  await page.elementLocator(field('name')).click()
  await userEvent.keyboard('Ada')
  expect(field('name').value).toBe('Ada')
  field('tagline').focus()
  await page.elementLocator(field('name')).click()
  await userEvent.keyboard('{End} Night')
  expect(field('name').value).toBe('Ada Night')
})

it('shows each palette in its colours, with the name of the page in the type of its headings', async () => {
  openEditor({ ...blank, data: { ...blank.data, name: 'Ada Night' } }, 'look')
  const palette = button('Witch light').element()
  const name = palette.querySelector('span > span') as HTMLElement
  expect(name.textContent).toBe('Ada Night')
  const { fontFamily, fontSize } = getComputedStyle(name)
  await expect.poll(() => document.fonts.check(`${fontSize} ${fontFamily.split(',')[0]}`, 'Ada')).toBe(true)
  expect(fontFamily).toContain('Grenze Gotisch')
  const ground = () => field('colours.ground').value
  const groundBefore = ground()
  await button('Witch light').click()
  expect(ground()).not.toBe(groundBefore)
})

describe('the parts of the form', () => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const openParts = () =>
    [...document.querySelectorAll('h2:has(> [aria-expanded="true"])')].map(({ textContent }) => textContent)
  /** From the toolbar to the middle of a heading, CSS px. */
  const distanceToToolbar = (name: string) => {
    const { top, height } = heading(name).element().getBoundingClientRect()
    return top + height / 2 - toolbar.element().getBoundingClientRect().bottom
  }

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
    await expect.poll(() => distanceToToolbar('Look')).toBeGreaterThan(0)
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
      .getByRole('button')
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

describe('the fields of a page', () => {
  const shownDirection = (path: string) => getComputedStyle(field(path)).direction

  it('have its language and direction in Hebrew, and their own without a Hebrew letter', async () => {
    openEditor({ ...blank, data: { ...blank.data, language: 'he', name: 'DJ לילה', tagline: 'Night songs' } })
    expect(field('name').lang).toBe('he')
    expect(shownDirection('name')).toBe('rtl')
    expect(shownDirection('tagline')).toBe('ltr')
    // A new text begins where the page begins.
    expect(shownDirection('bio')).toBe('rtl')
    await page.elementLocator(field('tagline')).fill('Spotify שלי!')
    expect(shownDirection('tagline')).toBe('rtl')
  })

  it('begin at the left in English when a text has a Latin letter', () => {
    openEditor({ ...blank, data: { ...blank.data, name: 'לילה live', tagline: 'לילה!' } })
    expect(field('name').lang).toBe('en')
    expect(shownDirection('name')).toBe('ltr')
    expect(shownDirection('tagline')).toBe('rtl')
  })

  it('have addresses from left to right on each page', async () => {
    openEditor({ ...blank, data: { ...blank.data, language: 'he' } }, 'profiles')
    await button('Add a profile').click()
    await page.elementLocator(field('socials.0.url')).fill('@לילה')
    expect(shownDirection('socials.0.url')).toBe('ltr')
    const hint = page.getByText('Leads to https://www.instagram.com/', { exact: false })
    expect(hint.element().querySelector('bdi')?.dir).toBe('ltr')
  })
})

it('says the value of a slider in percent', () => {
  openEditor(blank, 'effects')
  expect(field('effects.strength').ariaValueText).toBe('70 %')
  expect(page.getByRole('slider', { name: 'Strength', exact: true }).query()).not.toBeNull()
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

it('takes a longer text in the bio than in any other field', async () => {
  openEditor({ ...blank, data: { ...blank.data, bio: 'x'.repeat(20_000) } })
  field('bio').focus()
  await userEvent.keyboard('y')
  expect(field('bio').value).toHaveLength(20_001)
  await expect.element(page.getByText('This field is full', { exact: false })).not.toBeInTheDocument()
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
    // The semicolon of a Dvorak keyboard.
    press({ key: ';', code: 'KeyZ' })
    expect(name()).toBe('Ada')
  })

  it('are those of the page, not of the field that was edited last, when the browser’s menu is used', async () => {
    const { store } = openEditor(blank)
    await page.elementLocator(field('tagline')).click()
    await userEvent.keyboard('Songs{Tab}')
    store.getState().change({ name: 'Ada' })
    // Without the shortcut of the editor, the key is the command of the browser's menu.
    const hide = (event: Event) => event.stopImmediatePropagation()
    addEventListener('keydown', hide, { capture: true })
    onTestFinished(() => removeEventListener('keydown', hide, { capture: true }))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(store.getState().data).toMatchObject({ name: '', tagline: 'Songs' })
    await expect.poll(focusedField).toBe('field-name')
  })
})

it('takes back a text as one step when it was typed without a pause', async () => {
  openEditor()
  await page.elementLocator(field('name')).click()
  await userEvent.keyboard('{End} of the moon')
  expect(field('name').value).toBe('Ophelia Vane of the moon')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(announcement).toBe('Undone: Name')
  expect(field('name').value).toBe('Ophelia Vane')
})

it('stays on its page and in its field when Enter is pressed there', async () => {
  const leave = vi.fn()
  const onSubmit = (event: Event) => {
    if (!event.defaultPrevented) leave()
    event.preventDefault()
  }
  addEventListener('submit', onSubmit)
  onTestFinished(() => removeEventListener('submit', onSubmit))
  const { view } = openEditor()
  const pressEnter = async (path: string) => {
    field(path).focus()
    await userEvent.keyboard('{End}z{Enter}')
    expect(field(path).value).toMatch(/z$/)
    expect(focusedField()).toBe(`field-${path.replaceAll('.', '-')}`)
  }
  await pressEnter('name')
  view.setState({ group: 'links' })
  await expect.poll(() => hasField('links.0')).toBe(true)
  field('links.0').click()
  await expect.poll(() => hasField('links.0.label')).toBe(true)
  await pressEnter('links.0.label')
  view.setState({ group: 'music' })
  await button('Add a song or a film').click()
  await expect.poll(() => hasField('music.0.url')).toBe(true)
  await pressEnter('music.0.url')
  expect(leave).not.toHaveBeenCalled()
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

it('hides the notice about the draft when it is dismissed, and returns the focus', async () => {
  const { draft } = openEditor()
  field('tagline').focus()
  draft.setState({ notice: '“My page” was changed in another tab.' })
  await expect.element(toasts).toHaveTextContent('was changed in another tab')
  button('Dismiss').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toasts).not.toBeInTheDocument()
  await expect.poll(focusedField).toBe('field-tagline')
})
