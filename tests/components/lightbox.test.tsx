import { beforeEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Gallery } from '../../src/ui/Gallery.tsx'
import { expectFits, render, violations } from './render.ts'

const pictures = [
  { src: 'the-glass-aurora/city.webp', alt: 'A city' },
  { src: 'the-glass-aurora/forest.webp', alt: 'A forest' },
  { src: 'the-glass-aurora/observatory.webp', alt: 'An observatory' },
]
const dialog = page.getByRole('dialog', { name: 'Picture' })
const link = (name: string) => page.getByRole('link', { name })
/** The caption of the picture. The picture has no text of its own, which would be said twice. */
const shown = (name: string) => dialog.getByText(name, { exact: true })
const picture = dialog.getByRole('presentation')
const button = (name: string) => dialog.getByRole('button', { name })

const open = async (opener: Locator) => {
  await opener.click()
  await expect.element(dialog).toBeVisible()
}

it('goes round its pictures with the arrow keys, and returns the focus when Escape closes it', async () => {
  render(<Gallery pictures={pictures} />)
  await open(link('An observatory'))
  await expect.element(shown('An observatory')).toBeVisible()
  for (const [key, name] of [
    ['ArrowRight', 'A city'],
    ['ArrowRight', 'A forest'],
    ['ArrowLeft', 'A city'],
    ['ArrowLeft', 'An observatory'],
    ['Home', 'A city'],
    ['End', 'An observatory'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(shown(name)).toBeInTheDocument()
  }
  await expect.element(dialog).toHaveTextContent('3 of 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link('An observatory')).toHaveFocus()
})

it('skips a picture on a phone that the page does not show there', async () => {
  await page.viewport(390, 844)
  render(
    <Gallery
      pictures={pictures.map((each, index) => (index === 1 ? { ...each, isOnPhone: false } : each))}
    />,
  )
  await open(link('A city'))
  await expect.element(dialog).toHaveTextContent('1 of 2')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(shown('An observatory')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await open(link('An observatory'))
  await expect.element(dialog).toHaveTextContent('2 of 2')
  await expect.element(shown('An observatory')).toBeInTheDocument()
})

it('shows the caption of a picture, and says its description only to those who do not see it', async () => {
  const caption = 'City, 2026. Oil on wood, 40 × 60 cm'
  render(<Gallery pictures={pictures.map((each, index) => (index === 0 ? { ...each, caption } : each))} />)
  await open(link('A city'))
  await expect.element(shown(caption)).toBeVisible()
  const sizeOf = (name: string) => shown(name).element().getBoundingClientRect()
  expect(sizeOf(caption).height).toBeGreaterThan(10)
  expect(sizeOf('A city').width).toBe(1)
  await button('Next picture').click()
  await expect.element(shown('A forest')).toBeInTheDocument()
  await expect.element(shown(caption)).not.toBeInTheDocument()
  expect(sizeOf('A forest').width).toBe(1)
})

it('shows another picture, or closes, when its buttons are pressed', async () => {
  render(<Gallery pictures={pictures} />)
  await open(link('A city'))
  await button('Previous picture').click()
  await expect.element(shown('An observatory')).toBeInTheDocument()
  await button('Next picture').click()
  await button('Next picture').click()
  await expect.element(shown('A forest')).toBeInTheDocument()
  await button('Close').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link('A city')).toHaveFocus()
})

// The press on the picture must come before the browser's close event.
it.each([
  ['its button', () => document.querySelector<HTMLElement>('dialog > button')?.click()],
  ['Escape', () => document.querySelector('dialog')?.requestClose()],
])('opens again when a picture is pressed right after %s closed it', async (_closer, close) => {
  render(<Gallery pictures={pictures} />)
  await open(link('An observatory'))
  const opener = document.querySelector<HTMLElement>('a[href*=observatory]')
  const closed = new Promise((resolve) =>
    document.querySelector('dialog')?.addEventListener('close', resolve),
  )
  close()
  await Promise.resolve()
  opener?.click()
  await closed
  // React renders what the event has changed by the next frame.
  await new Promise(requestAnimationFrame)
  await expect.element(shown('An observatory')).toBeVisible()
})

it('has no arrows when there is one picture', async () => {
  render(<Gallery pictures={pictures.slice(0, 1)} />)
  await open(link('A city'))
  expect(button('Next picture').query()).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(shown('A city')).toBeVisible()
  expect(dialog.element().textContent).not.toContain('1 of 1')
})

it('keeps the focus from the page behind it', async () => {
  render(
    <>
      <a href="/behind">Behind</a>
      <Gallery pictures={pictures} />
    </>,
  )
  await open(link('A city'))
  for (let presses = 0; presses < 6; presses++) {
    await userEvent.tab()
    expect(document.activeElement?.closest('ul, main > a')).toBeNull()
  }
})

it('shows the next or the previous picture after a swipe, and not after a short movement or one of a mouse, which selects the caption', async () => {
  render(<Gallery pictures={pictures} />)
  await open(link('A city'))
  // Otherwise the browser would scroll, and cancel the pointer.
  expect(getComputedStyle(dialog.element()).touchAction).toBe('pan-y pinch-zoom')
  const swipe = (from: number, to: number, pointerType = 'touch') => {
    for (const [type, clientX] of [
      ['pointerdown', from],
      ['pointerup', to],
    ] as const)
      document
        .querySelector('dialog figure')
        ?.dispatchEvent(new PointerEvent(type, { clientX, pointerType, bubbles: true }))
  }
  swipe(300, 80)
  await expect.element(shown('A forest')).toBeInTheDocument()
  swipe(80, 300)
  await expect.element(shown('A city')).toBeInTheDocument()
  swipe(200, 190)
  await expect.element(shown('A city')).toBeInTheDocument()
  swipe(300, 80, 'mouse')
  await expect.element(shown('A city')).toBeInTheDocument()
  const caption = document.querySelector('dialog figcaption') ?? dialog.element()
  expect(getComputedStyle(caption).userSelect).toBe('text')
})

it('zooms with a press, keys and Ctrl with the wheel, and keeps the place under the pointer', async () => {
  render(<Gallery pictures={pictures} />)
  await open(link('A city'))
  const box = () => picture.element().getBoundingClientRect()
  const widthPx = box().width
  const expectZoom = (zoom: number) => expect.poll(() => box().width / widthPx).toBeCloseTo(zoom, 2)
  const point = { x: widthPx * 0.75, y: box().height / 4 }
  const clientX = box().left + point.x
  await userEvent.click(picture, { position: point })
  await expectZoom(2)
  expect((clientX - box().left) / box().width).toBeCloseTo(0.75, 2)
  await picture.click({ position: { x: box().width / 2, y: box().height / 2 } })
  await expectZoom(1)
  await userEvent.keyboard('+')
  await expectZoom(1.25)
  await userEvent.keyboard('--')
  await expectZoom(1)
  dialog.element().querySelector<HTMLElement>('figure > div')?.focus()
  await userEvent.keyboard('{Enter}')
  await expectZoom(2)
  await userEvent.keyboard('{Enter}')
  await expectZoom(1)
  const wheel = new WheelEvent('wheel', { deltaY: -250, ctrlKey: true, bubbles: true, cancelable: true })
  picture.element().dispatchEvent(wheel)
  await expectZoom(2)
  expect(wheel.defaultPrevented, 'the browser does not zoom the page').toBe(true)
})

it('moves a zoomed picture with the arrow keys, and shows the next picture whole', async () => {
  render(<Gallery pictures={pictures} />)
  await open(link('A city'))
  await userEvent.keyboard('+++')
  const box = () => picture.element().getBoundingClientRect()
  await expect.poll(() => box().width).toBeGreaterThan(innerWidth)
  const { left, top } = box()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.poll(() => box().left).toBeLessThan(left)
  expect(box().top).toBeLessThan(top)
  await button('Next picture').click()
  await expect.element(shown('A forest')).toBeInTheDocument()
  expectFits(picture.element())
})

it('is not opened by a press that opens a new tab', async () => {
  render(<Gallery pictures={pictures} />)
  link('An observatory')
    .element()
    .addEventListener('click', (event) => event.preventDefault())
  await link('An observatory').click({ modifiers: ['Control'] })
  expect(dialog.query()).toBeNull()
})

describe('an open lightbox', () => {
  beforeEach(async () => {
    render(<Gallery pictures={pictures} />)
    await open(link('A city'))
  })

  it('has no accessibility violation with any display setting', async () => {
    expect(await violations('with every display setting')).toEqual([])
  })

  it('fits a zoomed window, with large buttons', async () => {
    await page.viewport(320, 256)
    for (const element of document.querySelectorAll('dialog figure, dialog button')) expectFits(element)
  })
})
