import { beforeEach, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { useScene } from '../../src/scene/store.ts'
import { LastScreen } from '../../src/ui/LastScreen.tsx'
import { Navbar } from '../../src/ui/Navbar.tsx'
import { PageHeading } from '../../src/ui/PageHeading.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { render, unmountAll, violations } from './render.ts'

const sections = [{ id: 'music', name: 'Music', emoji: '🎧' }]
const LINE = 'Good night.'
const HIDDEN_LINE = 'You stayed.'
const TOUCH_LINE = 'Touch it.'
const navbar = page.getByRole('navigation', { name: 'Sections' })
const disc = page.getByRole('button', { name: 'Back to the beginning' })
const eclipse = () => document.querySelector('footer svg') as SVGElement
const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

beforeEach(() => useScene.setState({ phase: 'open', motion: 'still' }))

/** A page of three windows, and its last screen, under a still sky. */
function renderPage(): void {
  render(
    <div data-page="">
      <Navbar sections={sections} />
      <PageHeading>Hello</PageHeading>
      <Section id="music" title="Music">
        <div style={{ height: '300vh' }} />
      </Section>
      <LastScreen
        name="Ada"
        hasShareButton={false}
        line={LINE}
        hiddenLine={HIDDEN_LINE}
        touchLine={TOUCH_LINE}
      />
    </div>,
  )
}

const scrollToEnd = () => scrollTo(0, document.documentElement.scrollHeight)

it('ends the page with the still eclipse, which scrolls with the page, above the owner’s line', async () => {
  renderPage()
  scrollToEnd()
  const { top, height } = eclipse().getBoundingClientRect()
  // The place of the gate's eclipse.
  expect(Math.abs(top + height / 2 - 0.42 * innerHeight)).toBeLessThan(2)
  scrollBy(0, -100)
  expect(eclipse().getBoundingClientRect().top).toBeCloseTo(top + 100, 0)
  const line = page.getByText(LINE).element().getBoundingClientRect()
  const discBottom = disc.element().getBoundingClientRect().bottom
  expect(line.top).toBeGreaterThan(discBottom)
  expect(await violations('with every display setting')).toEqual([])
})

it('shows the hidden line only during totality, and the line for fingers to no mouse', async () => {
  renderPage()
  const line = page.getByText(HIDDEN_LINE)
  expect(isShown(line.element())).toBe(false)
  scrollToEnd()
  await expect.poll(() => isShown(line.element())).toBe(true)
  expect(isShown(page.getByText(TOUCH_LINE).element())).toBe(false)
  scrollBy(0, -innerHeight / 2)
  await expect.poll(() => isShown(line.element())).toBe(false)
})

it('hides the navbar, until it has the focus or the page is scrolled up', async () => {
  renderPage()
  expect(isShown(navbar.element())).toBe(true)
  scrollToEnd()
  await expect.poll(() => isShown(navbar.element())).toBe(false)
  navbar.getByRole('link').element().focus({ preventScroll: true })
  await expect.poll(() => isShown(navbar.element())).toBe(true)
  ;(document.activeElement as HTMLElement).blur()
  await expect.poll(() => isShown(navbar.element())).toBe(false)
  scrollBy(0, -0.7 * innerHeight)
  await expect.poll(() => isShown(navbar.element())).toBe(true)
})

it('shows the whole screen when the disc gets the focus, and Enter leads to the page’s heading', async () => {
  renderPage()
  disc.element().focus()
  await expect.poll(() => document.documentElement.scrollHeight - innerHeight - scrollY).toBeLessThan(2)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => scrollY).toBe(0)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('follows a change of the page’s height and of the window, until the page is left', async () => {
  renderPage()
  const topPx = () => useScene.getState().lastScreenTopPx
  const measuredPx = () => (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY
  await expect.poll(topPx).toBe(measuredPx())
  const before = topPx()
  for (const change of [
    () => page.viewport(390, 844),
    () => document.querySelector('section')?.append(document.createElement('hr')),
  ]) {
    await change()
    await expect.poll(topPx).toBe(measuredPx())
  }
  expect(topPx()).not.toBe(before)
  unmountAll()
  expect(topPx()).toBe(null)
})

it('dims the page’s last section with the sun of a live sky, and is pressed only during totality', async () => {
  render(
    <>
      <div data-renderer="webgl" data-motion="full" />
      <div data-page="">
        <Section id="music" title="Music">
          <div style={{ height: '300vh' }} />
        </Section>
      </div>
      <div data-page="">
        <LastScreen name="Ada" hasShareButton={false} />
      </div>
    </>,
  )
  const light = () => Number(getComputedStyle(document.querySelector('section') ?? document.body).opacity)
  const isPressed = () => {
    const { left, top, width, height } = disc.element().getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === disc.element()
  }
  /** Scrolls so that the top of the last screen is at a share of the window's height. */
  const scrollTopTo = (share: number) =>
    scrollTo(0, (useScene.getState().lastScreenTopPx ?? 0) - share * innerHeight)
  await expect.poll(light).toBe(1)
  // Again and again, because the page may still get its height.
  const lightAtEnd = () => {
    scrollToEnd()
    return light()
  }
  await expect.poll(lightAtEnd).toBe(0)
  expect(isPressed()).toBe(true)
  // The whole disc is in the window, but the eclipse is not total yet.
  scrollTopTo(0.3)
  await expect.poll(isPressed).toBe(false)
  scrollTopTo(0.6)
  await expect.poll(light).toBeCloseTo(0.61, 2)
})

it('is a short footer without an eclipse on paper', async () => {
  renderPage()
  await commands.emulateMedia({ media: 'print' })
  expect(isShown(eclipse())).toBe(false)
  expect(disc.elements()).toEqual([])
  expect(document.querySelector('footer')?.clientHeight).toBeLessThan(innerHeight / 3)
  await expect.element(page.getByText(LINE)).toBeVisible()
})
