import { beforeEach, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { useScene } from '../../src/scene/store.ts'
import { Navbar } from '../../src/ui/Navbar.tsx'
import { FooterLinks, PageMenu } from '../../src/ui/PageMenu.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { MIN_TARGET_PX } from '../helpers/windows.ts'
import { render, systemColour, violations } from './render.ts'

const sections = [
  { id: 'shop', name: 'Shop', emoji: '🛍️' },
  { id: 'projects', name: 'Projects', emoji: '🪐' },
  { id: 'media', name: 'Media', emoji: '🎨' },
  { id: 'message', name: 'Message', emoji: '💌' },
  { id: 'music', name: 'Music', emoji: '🎧' },
]
const pages = [
  { path: '/about', name: 'About' },
  { path: '/imprint', name: 'Imprint' },
]
const navbar = page.getByRole('navigation', { name: 'Sections' })
const link = (name: string) => navbar.getByRole('link', { name, exact: true })
const sectionAt = (id: string) => document.getElementById(id)
const nameOf = (name: string) => link(name).element().lastElementChild as HTMLElement

beforeEach(() => useScene.setState({ phase: 'open', motion: 'still' }))

/** A page with sections, each half as high as the window, below a heading that fills the window. */
function renderPage(shown = sections): void {
  render(
    <>
      <Navbar sections={shown} />
      <header style={{ height: '100vh' }}>
        <h1>Hello</h1>
      </header>
      {shown.map(({ id, name }) => (
        <Section key={id} id={id} title={name}>
          <div style={{ height: '50vh' }}>
            <a href={`/${id}`}>The first of {name}</a>
          </div>
        </Section>
      ))}
    </>,
  )
}

it('centres, marks and focuses a section when its link is pressed, without a history entry', async () => {
  renderPage()
  const historyLength = history.length
  for (const { id, name } of sections) {
    await link(name).click()
    await expect.element(link(name)).toHaveAttribute('aria-current', 'true')
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
    await expect.poll(() => location.hash).toBe(`#${id}`)
    expect(document.activeElement).toBe(sectionAt(id))
  }
  expect(history.length).toBe(historyLength)
  expect(await violations('with every display setting')).toEqual([])
})

it('leads to a section whose id content blockers hide', async () => {
  renderPage([...sections, { id: 'socials', name: 'Find me', emoji: '💬' }])
  const list = document.head.appendChild(document.createElement('style'))
  // As a content blocker applies the rule `###socials` of a list.
  list.textContent = '#socials { display: none !important; }'
  await link('Find me').click()
  await expect.element(link('Find me')).toHaveAttribute('aria-current', 'true')
  const section = page.getByRole('region', { name: 'Find me' })
  await expect.element(section).toBeInViewport()
  await expect.element(section).toHaveFocus()
})

it('marks the section that is scrolled to, and none at the top', async () => {
  renderPage()
  const { search } = location
  for (const { id } of sections) {
    sectionAt(id)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const top = scrollY
    await expect.poll(() => document.querySelector('[aria-current]')?.getAttribute('href')).toBe(`#${id}`)
    await expect.poll(() => location.hash).toBe(`#${id}`)
    expect(scrollY, 'the hash causes no scroll of its own').toBe(top)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(() => document.querySelector('[aria-current]')).toBeNull()
  await expect.poll(() => location.hash).toBe('')
  expect(location.search, 'the query stays').toBe(search)
})

it('writes no hash into the address of the next page while this page is still on screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  renderPage()
  sectionAt('media')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  history.replaceState(history.state, '', '/next')
  await expect.element(link('Media')).toHaveAttribute('aria-current', 'true')
  // Ends the scroll.
  expect(vi.getTimerCount()).toBe(1)
  vi.runAllTimers()
  expect(location.hash).toBe('')
})

it('continues in a section when Tab is pressed after its link', async () => {
  renderPage()
  link('Projects').element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'The first of Projects' })).toHaveFocus()
})

it('shows a section’s name while its link is focused or hovered or the name is hovered, until Escape', async () => {
  renderPage()
  const isShown = () => nameOf('Media').checkVisibility({ visibilityProperty: true, opacityProperty: true })
  expect(isShown()).toBe(false)
  await link('Media').hover()
  await expect.poll(isShown).toBe(true)
  await userEvent.hover(nameOf('Media'))
  await expect.poll(isShown).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isShown).toBe(false)
  await userEvent.hover(document.querySelector('header') ?? document.body)
  link('Projects').element().focus()
  // The name shows only for focus from the keyboard.
  await userEvent.tab()
  await expect.element(link('Media')).toHaveFocus()
  await expect.poll(isShown).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isShown).toBe(false)
  await expect.element(link('Media')).toHaveFocus()
})

it('is an opaque bar with large targets on a phone, in rows that differ by at most one link', async () => {
  renderPage()
  for (const width of [320, 360, 390]) {
    await page.viewport(width, 640)
    expect(getComputedStyle(navbar.element()).backgroundColor).toMatch(/^rgb\(/)
    const boxes = navbar
      .getByRole('link')
      .elements()
      .map((element) => element.getBoundingClientRect())
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
    const tops = boxes.map(({ top }) => Math.round(top))
    const rowLengths = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    expect(Math.max(...rowLengths) - Math.min(...rowLengths), `${width} px: ${rowLengths}`).toBeLessThan(2)
  }
})

it.each([
  { count: 7, width: 320, rows: 1 },
  { count: 8, width: 351, rows: 2 },
  { count: 8, width: 352, rows: 1 },
  { count: 9, width: 395, rows: 2 },
  { count: 9, width: 396, rows: 1 },
])(
  'takes $rows rows with $count links at $width px, and reserves their height',
  async ({ count, width, rows }) => {
    await page.viewport(width, 640)
    renderPage(
      Array.from({ length: count }, (_, index) => ({
        id: `part-${index}`,
        name: `Part ${index}`,
        emoji: '⭐',
      })),
    )
    const tops = navbar
      .getByRole('link')
      .elements()
      .map((element) => Math.round(element.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(rows)
    const { element: reserved } = render(
      <div data-last-screen="" style={{ height: 'var(--navbar-height)' }} />,
    )
    expect(navbar.element().clientHeight).toBe(reserved.clientHeight)
    const scrollPadding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
    expect(scrollPadding).toBeGreaterThan(navbar.element().clientHeight)
  },
)

it('marks the current section in forced colours, and each section has its name', async () => {
  renderPage()
  await commands.emulateMedia({ forcedColors: 'active' })
  await link('Projects').click()
  await expect.element(link('Projects')).toHaveAttribute('aria-current', 'true')
  const mark = getComputedStyle(link('Projects').element(), '::after').backgroundColor
  expect(mark).toBe(systemColour('Highlight'))
  for (const { name } of sections)
    await expect.element(page.getByRole('region', { name, exact: true })).toBeInTheDocument()
})

it('marks the current page in the menu and in the footer', async () => {
  render(
    <>
      <PageMenu pages={pages} currentPath="/about" />
      <FooterLinks pages={pages} currentPath="/about" />
    </>,
  )
  for (const name of ['Pages', 'Further pages']) {
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(['About', 'Imprint'])
    await expect.element(links.first()).toHaveAttribute('aria-current', 'page')
    await expect.element(links.last()).not.toHaveAttribute('aria-current')
  }
  expect(await violations('with every display setting')).toEqual([])
})
