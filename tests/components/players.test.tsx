import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { trackPlayer } from '../../src/addresses/trackPlayer.ts'
import { useScene } from '../../src/scene/store.ts'
import { MusicPlayer } from '../../src/sections/music/MusicPlayer.tsx'
import { VideoPlayer } from '../../src/sections/videos/VideoPlayer.tsx'
import { render, violations } from './render.ts'

const track = {
  url: 'https://open.spotify.com/track/4iV5W9uYEdYUVa79Axb7Rh',
  title: 'Low Water',
  artist: 'Ada',
}
const spotify = trackPlayer(track.url)
/** A player of a service that posts no message. Its page is empty, so that the test needs no network. */
const silent = { ...spotify, service: 'Bandcamp', src: 'about:blank' }
const frame = () => document.querySelector('iframe')
const box = () => document.querySelector('[data-ready]')

/** Waits until the page shows what its observers of the window have found. */
async function nextObservation(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body)
  })
  // React renders a change by the next frame.
  await new Promise(requestAnimationFrame)
}

describe('a music player', () => {
  it('has the title, the address and the height of the constants, and loads lazily', async () => {
    render(<MusicPlayer track={track} player={spotify} phase={0.5} />)
    await expect.poll(() => frame()?.getAttribute('src')).toBe(spotify.src)
    await expect.element(page.getByTitle('Player: Low Water, Ada')).toHaveAttribute('loading', 'lazy')
    expect(frame()?.clientHeight).toBe(useScene.getState().constants.player.heightPx)
  })

  it('is not requested until it is near the window', async () => {
    render(
      <>
        <div style={{ height: '150vh' }} />
        <MusicPlayer track={track} player={silent} phase={0} />
        <div style={{ height: '100vh' }} />
      </>,
    )
    await nextObservation()
    expect(frame()?.hasAttribute('src')).toBe(false)
    frame()?.scrollIntoView({ behavior: 'instant' })
    await expect.poll(() => frame()?.getAttribute('src')).toBe('about:blank')
  })

  it('is a link to its track until it works, with a transparent frame below the link', async () => {
    const { element } = render(<MusicPlayer track={track} player={spotify} phase={0} />)
    await expect.poll(() => frame()?.hasAttribute('src')).toBe(true)
    expect(box()?.getAttribute('data-ready')).toBe('false')
    const link = page.getByRole('link', { name: /Low Water.*Ada.*Listen on Spotify/ })
    await expect.element(link).toHaveAttribute('href', track.url)
    const { x, y, width, height } = element.getBoundingClientRect()
    expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')).not.toBeNull()
    expect(getComputedStyle(frame()?.parentElement ?? document.body).opacity).toBe('0')
    expect(frame()?.tabIndex).toBe(-1)
    expect(await violations()).toEqual([])
  })

  it('is shown when it posts a message, and no box moves', async () => {
    render(<MusicPlayer track={track} player={spotify} phase={0} />)
    const boxBefore = box()?.getBoundingClientRect()
    const post = (source: Window | null | undefined, origin = 'https://open.spotify.com') =>
      dispatchEvent(new MessageEvent('message', { origin, source: source ?? null }))
    // Messages of the page itself, and one of another page in the frame.
    post(window, location.origin)
    post(window)
    post(frame()?.contentWindow, location.origin)
    // React renders a change by the next frame.
    await new Promise(requestAnimationFrame)
    expect(box()?.getAttribute('data-ready')).toBe('false')
    post(frame()?.contentWindow)
    await expect.poll(() => box()?.getAttribute('data-ready')).toBe('true')
    expect(getComputedStyle(frame()?.parentElement ?? document.body).opacity).toBe('1')
    expect(frame()?.tabIndex).toBe(0)
    expect(box()?.getBoundingClientRect()).toEqual(boxBefore)
  })

  it('is a tab stop only after it has loaded when it posts no message', async () => {
    const { element } = render(<MusicPlayer track={track} player={silent} phase={0} />)
    expect(element.querySelector('iframe')?.tabIndex).toBe(-1)
    await expect.poll(() => frame()?.tabIndex).toBe(0)
  })
})

describe('a video', () => {
  const video = {
    title: 'Low Water',
    url: 'https://vimeo.com/76979871',
    poster: 'the-glass-aurora/city.webp',
  }
  const player = {
    kind: 'frame',
    service: 'Vimeo',
    src: 'about:blank',
    href: 'https://vimeo.com/76979871',
  } as const
  const poster = page.getByRole('link', { name: 'Play: Low Water' })

  it('is a link to its page until its poster is pressed, and then takes the poster’s place', async () => {
    render(<VideoPlayer video={video} player={player} />)
    await expect.element(poster).toHaveAttribute('href', video.url)
    expect(document.querySelector('iframe, video')).toBeNull()
    expect(await violations()).toEqual([])
    const figure = document.querySelector('[data-video]')
    const sizeBefore = figure?.getBoundingClientRect().toJSON()
    await poster.click()
    await expect.element(page.getByTitle('Low Water')).toHaveAttribute('src', 'about:blank?autoplay=1')
    await expect.element(poster).not.toBeInTheDocument()
    expect(figure?.getBoundingClientRect().toJSON(), 'nothing below the figure moves').toEqual(sizeBefore)
    // The title and the link stay, because the player may not load.
    expect(figure?.textContent).toContain('Low Water')
    await expect
      .element(page.getByRole('link', { name: 'Watch on Vimeo' }))
      .toHaveAttribute('href', video.url)
  })

  it('gets the focus when its poster is pressed by keyboard', async () => {
    render(<VideoPlayer video={video} player={player} />)
    poster.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.getAttribute('title')).toBe('Low Water')
  })
})
