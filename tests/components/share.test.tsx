import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useScene } from '../../src/scene/store.ts'
import { Footer } from '../../src/ui/Footer.tsx'
import { Share } from '../../src/ui/Share.tsx'
import { MIN_TARGET_PX } from '../helpers/windows.ts'
import { render, violations } from './render.ts'

const button = page.getByRole('button', { name: 'Share this page' })
const answer = page.getByRole('status')
const address = `${location.origin}/media/`
let clipboard: MockInstance<Clipboard['writeText']>

/** Gives the page an address, as a visitor has it in the address bar. */
const goTo = (path: string) => history.replaceState(null, '', path)

beforeEach(() => {
  clipboard = vi.spyOn(navigator.clipboard, 'writeText')
})

function openPage(path = '/media?motion=still#content'): void {
  goTo(path)
  render(<Share />)
}

it('gives the share sheet the title and the address without query and hash', async () => {
  const share = vi.fn(async () => {})
  Object.assign(navigator, { share })
  openPage()
  await button.click()
  expect(share).toHaveBeenCalledWith({ title: document.title, url: address })
  expect(clipboard).not.toHaveBeenCalled()
  await expect.element(answer).toHaveTextContent(/^$/)
})

it('copies nothing and shows no message when the visitor closes the share sheet', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  openPage()
  await button.click()
  expect(clipboard).not.toHaveBeenCalled()
  await expect.element(answer).toHaveTextContent(/^$/)
})

it('copies the link and says so when the browser has no share sheet, until another page opens', async () => {
  clipboard.mockResolvedValue()
  goTo('/media')
  const { rerender } = render(<Share />)
  await button.click()
  await expect.element(answer).toHaveTextContent('Link copied.')
  expect(clipboard).toHaveBeenLastCalledWith(address)
  goTo('/')
  rerender(<Share />)
  await expect.element(answer).toHaveTextContent(/^$/)
  await button.click()
  expect(clipboard).toHaveBeenLastCalledWith(`${location.origin}/`)
})

it('shows the link, selected, when it cannot be copied', async () => {
  clipboard.mockRejectedValue(new Error('denied'))
  openPage()
  await button.click()
  await expect.element(answer).toHaveTextContent(`Copy this link: ${address}`)
  expect(String(getSelection())).toBe(address)
})

it('has a large button on a small phone, without an accessibility violation', async () => {
  await page.viewport(320, 568)
  openPage()
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(MIN_TARGET_PX)
  expect(await violations()).toEqual([])
})

it('does not change the height of the footer when the button appears after the page', async () => {
  useScene.setState({ phase: 'open' })
  const { element } = render(<Footer name="Ada" hasShareButton />)
  const heightBefore = element.clientHeight
  expect(button.query()).toBeNull()
  await expect.element(button).toBeVisible()
  expect(element.clientHeight).toBe(heightBefore)
})

it('has no button in the footer of a page that cannot be shared', async () => {
  useScene.setState({ phase: 'open' })
  const { element } = render(<Footer name="Ada" hasShareButton={false} />)
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(element.textContent).toBe('Ada, made after dark')
  expect(button.query()).toBeNull()
})
