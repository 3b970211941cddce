import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  undo,
  undoOfToast,
  withLinks,
} from './editor.tsx'
import { unmountAll, violations } from './render.ts'

const links = page.getByRole('list', { name: 'Links' })

const pasteInto = (element: Element, text: string, type = 'text/plain') => {
  const clipboardData = new DataTransfer()
  clipboardData.setData(type, text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('a list of links', () => {
  it('changes when links are added, moved, dragged and removed, and each change can be undone and redone', async () => {
    openEditor(withLinks('Shop', 'Songs', 'Art'), 'links')
    await button('Add a link').click()
    await expect.poll(focusedField).toBe('field-links-3-label')
    await userEvent.keyboard('News')

    await button('Move News up').click()
    expect(linkLabels()).toEqual(['Shop', 'Songs', 'News', 'Art'])
    await expect.poll(announcement).toBe('News is now number 3 of 4.')
    await expect.element(button('Move News up')).toHaveFocus()

    const place = page.getByRole('textbox', { name: 'Place of News, of 4' })
    await place.fill('1')
    await userEvent.keyboard('{Enter}')
    expect(linkLabels()).toEqual(['News', 'Shop', 'Songs', 'Art'])
    await expect.element(place).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(linkLabels()).toEqual(['Shop', 'Songs', 'News', 'Art'])

    const handles = document.querySelectorAll('[data-drag-handle]')
    const [first, , third] = handles
    await userEvent.dragAndDrop(third ?? document.body, first ?? document.body, {
      sourcePosition: { x: 5, y: 20 },
      targetPosition: { x: 5, y: 2 },
    })
    await expect.poll(linkLabels).toEqual(['News', 'Shop', 'Songs', 'Art'])

    await button('Remove News').click()
    await expect.element(toasts).toHaveTextContent('Removed “News”.')
    expect(linkLabels()).toEqual(['Shop', 'Songs', 'Art'])
    // Undoes the removal, the drag, the move up, the name and the addition.
    for (let step = 0; step < 5; step++) await userEvent.keyboard('{Control>}z{/Control}')
    expect(linkLabels()).toEqual(['Shop', 'Songs', 'Art'])
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await redo.click()
    expect(linkLabels()).toEqual(['Shop', 'Songs', 'Art', 'News'])
  })

  it('moves the focus to a neighbour when an item is removed, offers its undo, and moves no earlier item', async () => {
    openEditor(withLinks('First', 'Second'), 'links')
    await page.getByText('Add something else', { exact: true }).click()
    await button('Add a question and its answer').click()
    await page.elementLocator(field('links.2.label')).fill('Why?')
    button('Remove Second').element().scrollIntoView({ block: 'center' })
    const topBefore = field('links.0').getBoundingClientRect().top
    await button('Remove Second').click()
    await expect.element(toasts.getByText('Removed “Second”.')).toBeInViewport()
    expect(field('links.0').getBoundingClientRect().top).toBe(topBefore)
    await expect.element(button('Why? Question')).toHaveFocus()
    expect(await violations()).toEqual([])
    undoOfToast.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(linkLabels()).toEqual(['First', 'Second', 'Why?'])
    await expect.element(button('Second')).toHaveFocus()
    expect(undoOfToast.query()).toBeNull()
  })

  it('ends the offer to undo after 10 s, unless it has the focus', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    openEditor(withLinks('First', 'Second'), 'links')
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
    await button('Remove Second').click()
    undoOfToast.element().focus()
    await pass(10_000)
    await expect.element(undoOfToast).toHaveFocus()
    field('links.0').focus()
    await pass(9_999)
    await expect.element(undoOfToast).toBeVisible()
    await pass(1)
    await expect.element(undoOfToast).not.toBeInTheDocument()
    await undo.click()
    expect(linkLabels()).toEqual(['First', 'Second'])
  })

  it('moves the focus to its own button when its last item is removed, and returns it when the toast is dismissed', async () => {
    openEditor(withLinks('First', 'Second'), 'links')
    await button('Remove Second').click()
    await expect.element(button('First')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // The toast goes away, because its undo would then revert the edit instead of the removal.
    await page.elementLocator(field('links.0.label')).fill('The first')
    expect(undoOfToast.query()).toBeNull()
    await button('Remove The first').click()
    await expect.element(button('Add a link')).toHaveFocus()
    button('Dismiss').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Add a link')).toHaveFocus()
    expect(button('Dismiss').query()).toBeNull()
  })

  it('shows each link as one line, of which one is open, so that 25 fit three screens of a phone', async () => {
    await page.viewport(390, 844)
    const names = Array.from({ length: 25 }, (_, index) => `A name of up to forty letters, link ${index + 1}`)
    openEditor(withLinks(...names), 'links')
    const line = (index: number) => links.getByRole('listitem').nth(index)
    const [first, second] = [line(0).element(), line(1).element()]
    const barsPx = 67 + 56 + 58
    expect(links.element().getBoundingClientRect().height).toBeLessThanOrEqual(3 * (844 - barsPx))
    expect(first.getBoundingClientRect().height).toBe(58)
    const up = button('Move A name of up to forty letters, link 2 up')
    expect(up.query()).toBeNull()
    await button('A name of up to forty letters, link 2').click()
    await expect.element(page.elementLocator(field('links.1.label'))).toBeVisible()
    // The words and the address are below each other, and as wide as the link.
    expect(field('links.1.url').getBoundingClientRect().top).toBeGreaterThan(
      field('links.1.label').getBoundingClientRect().bottom,
    )
    await button('A name of up to forty letters, link 1').click()
    expect(hasField('links.1.label')).toBe(false)
    expect(second.getBoundingClientRect().height).toBe(58)
    await button('A name of up to forty letters, link 2').click()
    await up.click()
    expect(linkLabels()[0]).toBe('A name of up to forty letters, link 2')
    await button('A name of up to forty letters, link 2').click()
    expect(hasField('links.0.label')).toBe(false)
  })

  it('focuses the next link when one with a long name is removed, and keeps it closed', async () => {
    await page.viewport(390, 844)
    const names = Array.from({ length: 13 }, (_, index) => `The name of link ${index}, ${'long '.repeat(12)}`)
    openEditor(withLinks(...names), 'links')
    const row = links.getByRole('listitem').nth(3)
    expect(row.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
    await row.getByRole('button').last().click()
    const next = field('links.3')
    expect(next.textContent).toContain('link 4')
    await expect.poll(() => document.activeElement).toBe(next)
    expect(next.ariaExpanded).toBe('false')
  })
})

it('has each link in a group with its name, in which no two controls have one name', async () => {
  const withTwo = withLinks('Shop', 'Songs')
  openEditor(withTwo, 'links')
  await button('Shop').click()
  await page.getByText('More about this link').first().click()
  const group = links.getByRole('group', { name: 'Shop', exact: true })
  await expect.element(group.getByRole('textbox', { name: 'Words on the link' })).toHaveValue('Shop')
  const row = links.getByRole('listitem').first().element()
  const names = [...row.querySelectorAll('input, button, summary')].map(
    (control) =>
      control.ariaLabel ||
      (control as HTMLElement).title ||
      (control as HTMLInputElement).labels?.[0]?.textContent ||
      control.textContent,
  )
  expect(names.length).toBeGreaterThan(8)
  expect(new Set(names).size).toBe(names.length)
})

describe('a link', () => {
  it('has its mistake announced once, when its field is left', async () => {
    openEditor(withLinks('Clip'), 'links')
    await button('Clip').click()
    const url = page.elementLocator(field('links.0.url'))
    const message = 'This address cannot be read. Write it in full, as in https://example.com/you.'
    await url.fill('not an address')
    await expect.element(url).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Tab}')
    await expect.element(url).toHaveAccessibleDescription(message)
    await expect.poll(announcement).toBe(`Address: ${message}`)
    await url.fill('https://ada.example')
    await button('Remove Clip').click()
    await expect.poll(announcement).toBe('Removed “Clip”. Undo it with Ctrl+Z.')
  })

  it('can become an icon when it leads to a profile, and undo restores it', async () => {
    const { store } = openEditor(withLinks('Clip'), 'links')
    await button('Clip').click()
    const url = page.elementLocator(field('links.0.url'))
    await url.fill('https://www.tiktok.com/@ada/video/1')
    expect(button('Show it as an icon').query()).toBeNull()
    await url.fill('https://www.tiktok.com/@ada')
    await expect.element(url).toHaveAccessibleDescription('This is a page at TikTok.')
    await button('Show it as an icon').click()
    await expect.poll(focusedField).toBe('field-socials-0-url')
    expect(field('socials.0.network').value).toBe('tiktok')
    expect(linkLabels()).toEqual([])
    await undoOfToast.click()
    expect(store.getState().data.links[0]?.url).toBe('https://www.tiktok.com/@ada')
    expect(hasField('socials.0.url')).toBe(false)
  })

  it('is named after its network when its address is pasted, and keeps words of its own', async () => {
    openEditor(blank, 'links')
    await button('Add a link').click()
    const url = page.elementLocator(field('links.0.url'))
    await url.fill('https://www.youtube.com/@ophelia')
    expect(field('links.0.label').value).toBe('YouTube')
    await page.elementLocator(field('links.0.label')).fill('My films')
    await url.fill('https://www.twitch.tv/ophelia')
    expect(linkLabels()).toEqual(['My films'])
  })

  it('is added many times when several addresses are pasted into it', async () => {
    openEditor(withLinks('One'), 'links')
    await button('One').click()
    field('links.0.url').focus()
    pasteInto(field('links.0.url'), 'My shop https://shop.example.com\nSongs: songs.example.com')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('textbox')).toHaveFocus()
    await expect.element(dialog.getByText('2 links', { exact: true })).toBeVisible()
    // Of the dialog: the page is inert.
    await expect.poll(() => dialog.getByRole('status').element().textContent).toBe('2 links.')
    expect(await violations()).toEqual([])
    // Copied HTML has the addresses of its links.
    pasteInto(
      dialog.getByRole('textbox').element(),
      '<p><a href="https://art.example.com/">My <b>art</b></a></p><p><a href="/here">Here</a></p>',
      'text/html',
    )
    await expect
      .element(dialog.getByText('3 links; without an address: “Here”', { exact: true }))
      .toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Songs' }).click()
    await dialog.getByRole('button', { name: 'Add 2 links' }).click()
    expect(linkLabels()).toEqual(['One', 'My shop', 'My art'])
    await expect.poll(focusedField).toBe('field-links-0-url')
    // The new links may be below the window.
    await expect.element(toasts).toHaveTextContent('2 links were added.')
    await expect.poll(announcement).toBe('2 links were added. Undo it with Ctrl+Z.')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(linkLabels()).toEqual(['One'])
  })
})

it('keeps the texts in the dialog for links when the dialog or the page is closed, until they are added or cleared', async () => {
  const pasted = page.getByRole('dialog').getByRole('textbox')
  openEditor(blank, 'links')
  await button('Paste what you have elsewhere').click()
  await pasted.fill('Shop https://shop.example')
  pasteInto(pasted.element(), '<a href="https://songs.example">Songs</a>', 'text/html')
  await userEvent.keyboard('{Escape}')
  await button('Paste what you have elsewhere').click()
  await expect.element(pasted).toHaveValue('Shop https://shop.example')
  await expect.element(button('Add 2 links')).toBeVisible()

  unmountAll()
  openEditor(blank, 'links')
  await button('Paste what you have elsewhere').click()
  await expect.element(pasted).toHaveValue('Shop https://shop.example')
  await button('Add 2 links').click()
  expect(linkLabels()).toEqual(['Shop', 'Songs'])

  await button('Paste what you have elsewhere').click()
  await expect.element(pasted).toHaveValue('')
  expect(button('Clear').query()).toBeNull()
  await pasted.fill('Art https://art.example')
  await button('Clear').click()
  await expect.element(pasted).toHaveValue('')
  await expect.element(pasted).toHaveFocus()
})

it('has pasted links in place of those of the sample when none of them was changed, and says so', async () => {
  openEditor(undefined, 'links')
  const sampleLabels = linkLabels()
  await button('Paste what you have elsewhere').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Shop https://shop.example')
  await button('Add 1 link').click()
  expect(linkLabels()).toEqual(['Shop'])
  await expect.element(toasts).toHaveTextContent('A link was added. The sample’s links are removed.')
  await undoOfToast.click()
  expect(linkLabels()).toEqual(sampleLabels)
})

it('keeps the button that adds pasted links in view when there are more than fit into the dialog', async () => {
  await page.viewport(390, 844)
  openEditor(blank, 'links')
  await button('Paste what you have elsewhere').click()
  const addresses = Array.from({ length: 25 }, (_, index) => `https://example.com/${index}`)
  await page.getByRole('dialog').getByRole('textbox').fill(addresses.join('\n'))
  await expect.element(button('Add 25 links')).toBeInViewport({ ratio: 1 })
})

it('keeps the links for which a page has no room in the dialog, and says so', async () => {
  const full = Array.from({ length: 4999 }, (_, index) => `Link ${index}`)
  openEditor(withLinks(...full), 'links')
  await button('Paste what you have elsewhere').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Shop https://shop.example\nSongs https://songs.example')
  await button('Add 2 links').click()
  // Not in the live region, which has it too.
  const message = dialog.getByRole('region', { name: 'Messages' })
  await expect.element(message).toHaveTextContent('Added 1 of 2 links: a page can have 5000.')
  await expect
    .element(dialog.getByRole('textbox'))
    .toHaveValue('Shop https://shop.example\nSongs https://songs.example')
  await expect.element(dialog.getByRole('checkbox', { name: 'Shop' })).not.toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: 'Songs' })).toBeChecked()
})

it('says that an address is too long when only that keeps a pasted link from the page', async () => {
  openEditor(blank, 'links')
  await button('Paste what you have elsewhere').click()
  const dialog = page.getByRole('dialog')
  const longLink = `<a href="https://songs.example/${'x'.repeat(20_000)}">Songs</a>`
  const pasted = `<a href="https://shop.example">Shop</a> ${longLink}`
  pasteInto(dialog.getByRole('textbox').element(), pasted, 'text/html')
  await button('Add 2 links').click()
  await expect
    .element(dialog.getByText('Added 1 of 2 links: an address can have 20000 characters.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Songs' })).toBeChecked()
})

it('shows a message in the dialog for links when a file cannot be read', async () => {
  openEditor(blank, 'links')
  await button('Paste what you have elsewhere').click()
  const file = new File([''], 'bookmarks.html', { type: 'text/html' })
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotFoundError'))
  const dialog = page.getByRole('dialog')
  await userEvent.upload(dialog.element().querySelector('input[type=file]') as Element, file)
  await expect.element(dialog.getByText('“bookmarks.html” cannot be read; if it is in a cloud')).toBeVisible()
})

it('fills the empty title of a player when its code is pasted, and replaces no title of the user', async () => {
  openEditor(blank, 'music')
  const code =
    '<iframe title="vimeo-player" src="https://player.vimeo.com/video/76979871"></iframe><p><a href="https://vimeo.com/76979871">Low Water</a></p>'
  await button('Add a song or a film').click()
  await page.elementLocator(field('music.0.url')).fill(code)
  expect(field('music.0.url').value).toBe('https://player.vimeo.com/video/76979871')
  expect(field('music.0.title').value).toBe('Low Water')
  await undo.click()
  expect(field('music.0.url').value).toBe('')
  await redo.click()
  await page.elementLocator(field('music.0.title')).fill('High Water')
  await page.elementLocator(field('music.0.url')).fill(code)
  expect(field('music.0.title').value).toBe('High Water')
})

describe('a list with two columns', () => {
  const addList = async () => {
    await page.getByText('Add something else', { exact: true }).click()
    await button('Add a list with two columns').click()
  }

  it('gets new rows when a table is pasted into it', async () => {
    openEditor(blank, 'links')
    await addList()
    pasteInto(field('links.0.rows'), 'Soup\t4 €\nPie\t5 €\n')
    await expect.poll(() => field('links.0.rows').value).toBe('Soup')
    expect(field('links.0.rows.1.second').value).toBe('5 €')
  })

  it('has its first column on the right when the page is in Arabic', async () => {
    openEditor({ ...blank, data: { ...blank.data, language: 'ar' } }, 'links')
    await addList()
    const columnX = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect().x
    expect(columnX('Row 1, first column')).toBeGreaterThan(columnX('Row 1, second column'))
  })
})

it('removes a profile, and its toast restores it, also from another part of the form', async () => {
  const { view } = openEditor(blank, 'profiles')
  await button('Add a profile').click()
  await page.elementLocator(field('socials.0.url')).fill('@ada')
  const remove = page.getByRole('button', { name: /^Remove .*Instagram/ })
  await remove.click()
  expect(hasField('socials.0')).toBe(false)
  view.setState({ group: 'look' })
  await expect.poll(() => field('buttonShape').checkVisibility()).toBe(true)
  await undoOfToast.click()
  await expect.element(button('Instagram profile ada')).toHaveFocus()
  await button('Instagram profile ada').click()
  expect(field('socials.0.url').value).toBe('@ada')
})
