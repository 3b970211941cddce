import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, focusedField, hasField, openEditor, toasts, undo, undoOfToast } from './editor.tsx'
import { violations } from './render.ts'

/** A picture of one colour. */
async function picture(name = 'a.png', width = 800, height = 800): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

function drop(file: File, target: Element): void {
  const dataTransfer = transferOf(file)
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

function paste(file: File, target: Element): void {
  const clipboardData = transferOf(file)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const element = (selector: string) => document.querySelector(selector) as HTMLElement

describe('The portrait', () => {
  const portrait = () => element('[data-picture-field="portrait"]')

  it('stays when a HEIC photo or a damaged picture is dropped on it, and a message says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { store } = openEditor()
    const before = store.getState().data
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.heic', { type: 'image/heic' })
    drop(heic, portrait())
    await expect
      .element(toasts.getByText('“a.heic” cannot be shown by this browser; save it as a JPEG'))
      .toBeVisible()
    drop(new File([(await picture()).slice(0, 40)], 'cut.png', { type: 'image/png' }), portrait())
    await expect
      .element(toasts.getByText('“cut.png” cannot be shown by this browser; save it as a JPEG'))
      .toBeVisible()
    expect(warn).toHaveBeenLastCalledWith('The picture is undecodable.', expect.anything())
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    expect(store.getState().data).toBe(before)
  })

  it('is a picture that is dropped on it, scaled, and without the alternative text of the one before', async () => {
    const { store } = openEditor()
    expect(field('portrait.alt').value).not.toBe('')
    drop(await picture(), portrait())
    await expect.poll(() => field('portrait.alt').value).toBe('')
    expect(store.getState().data.portrait).toMatchObject({ width: 720, height: 720 })
  })

  it('is placed with the wheel after a press, and with the pointer, and one undo takes both back', async () => {
    const { store } = openEditor()
    const place = () => store.getState().data.portraitPlace
    await userEvent.upload(field('portrait'), await picture('tall.png', 1000, 1600))
    await expect
      .element(
        page.getByText('Drag the picture to move it. To zoom, pinch it, or hold it and turn the wheel.'),
      )
      .toBeVisible()
    // A tall photograph shows a part near its top, where the head is.
    await expect.poll(place).toEqual({ x: 0.5, y: 0.25, zoom: 1 })
    const areSlidersShown = () => field('portraitPlace.zoom').checkVisibility()
    expect(areSlidersShown()).toBe(false)
    const crop = element('[data-portrait-crop]')

    const wheel = new Promise<Event>((resolve) => addEventListener('wheel', resolve, { once: true }))
    await userEvent.wheel(crop, { delta: { y: -40 } })
    // The page scrolls instead.
    expect((await wheel).defaultPrevented).toBe(false)
    expect(place().zoom).toBe(1)
    await userEvent.click(crop)
    await userEvent.wheel(crop, { delta: { y: -200 } })
    await expect.poll(() => place().zoom).toBeGreaterThan(1.2)
    await expect.poll(areSlidersShown).toBe(true)

    // Dragged up, it shows a lower part.
    await userEvent.dragAndDrop(crop, crop, {
      sourcePosition: { x: 70, y: 70 },
      targetPosition: { x: 70, y: 20 },
    })
    await expect.poll(() => place().y).toBeGreaterThan(0.25)
    expect(Number(field('portraitPlace.y').value)).toBeCloseTo(place().y, 1)

    await undo.click()
    expect(place()).toEqual({ x: 0.5, y: 0.25, zoom: 1 })
    await page.getByText('Place it in its circle').click()
    await expect.poll(areSlidersShown).toBe(false)
  })

  it('is restored by the undo of its toast when it was removed', async () => {
    const { store } = openEditor()
    await page.elementLocator(field('portrait.alt')).fill('Ada')
    const before = store.getState()
    await page.elementLocator(portrait()).getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.element(toasts.getByText('The picture was removed.')).toBeVisible()
    await expect.poll(focusedField).toBe('field-portrait')
    expect(hasField('portrait.alt')).toBe(false)
    await undoOfToast.click()
    await expect.poll(() => field('portrait.alt').value).toBe('Ada')
    expect(store.getState().data.portrait).toEqual(before.data.portrait)
    expect(store.getState().pictures).toEqual(before.pictures)
  })
})

it('takes a pasted picture for chats when its field has the focus', async () => {
  const { store } = openEditor(undefined, 'searches')
  field('sharePicture').focus()
  paste(await picture(), document.body)
  await expect.poll(() => hasField('sharePicture.alt')).toBe(true)
  expect(store.getState().data.sharePicture).not.toBeNull()
})

describe('The picture of a link', () => {
  async function openLink() {
    const { store } = openEditor(undefined, 'links')
    field('links.1').click()
    await expect.poll(() => hasField('links.1.picture')).toBe(true)
    return { store, pictureOfLink: () => store.getState().data.links[1]?.picture ?? null }
  }
  const row = page.getByRole('list', { name: 'Links', exact: true }).getByRole('listitem').nth(1)

  it('is one that is pasted or dropped there, scaled, and the portrait stays', async () => {
    const { store, pictureOfLink } = await openLink()
    const { portrait } = store.getState().data
    paste(await picture(), field('links.1.picture'))
    await expect.poll(pictureOfLink).not.toBeNull()
    await undo.click()
    expect(pictureOfLink()).toBeNull()
    drop(await picture(), field('links.1.picture').closest('fieldset') as Element)
    await expect.poll(pictureOfLink).toMatchObject({ width: 480, height: 480 })
    expect(store.getState().data.portrait).toBe(portrait)
  })

  it('can be large, described, removed and restored, and keeps the focus', async () => {
    const { store, pictureOfLink } = await openLink()
    await userEvent.upload(field('links.1.picture'), await picture())
    await row.getByLabelText('Large, as a card').click()
    await expect.poll(() => store.getState().data.links[1]?.pictureSize).toBe('large')
    await page.elementLocator(field('links.1.picture.alt')).fill('A shelf of jars')
    await row.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(focusedField).toBe('field-links-1-picture')
    expect(pictureOfLink()).toBeNull()
    await undoOfToast.click()
    await expect.poll(pictureOfLink).toMatchObject({ alt: 'A shelf of jars' })
    await expect.poll(focusedField).toBe('field-links-1-picture')
  })
})

it('has no alternative text when it is the background, and stays when the portrait changes', async () => {
  const { store, view } = openEditor(undefined, 'look')
  await userEvent.upload(field('background'), await picture('sky.png', 1600, 1000))
  await expect.poll(() => store.getState().data.background?.file).toBe('pictures/background.webp')
  expect(hasField('background.alt')).toBe(false)
  expect(await violations()).toEqual([])
  const { data, pictures } = store.getState()
  view.setState({ group: 'you' })
  await expect.poll(() => hasField('portrait')).toBe(true)
  await userEvent.upload(field('portrait'), await picture())
  await expect.poll(() => store.getState().data.portrait).toMatchObject({ alt: '' })
  expect(store.getState().data.background).toBe(data.background)
  expect(store.getState().pictures.get('pictures/background.webp')).toBe(
    pictures.get('pictures/background.webp'),
  )
})
