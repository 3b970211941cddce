import { describe, expect, it } from 'vitest'
import { videoSource } from '../../../src/sections/videos/videoSource.ts'

describe('The player of a video', () => {
  it('is a frame of the service, without cookies', () => {
    expect(videoSource('https://www.youtube.com/watch?v=4Tr0otuiQuU')).toEqual({
      kind: 'frame',
      service: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/4Tr0otuiQuU',
      href: 'https://www.youtube.com/watch?v=4Tr0otuiQuU',
    })
    expect(videoSource('https://vimeo.com/76979871')).toEqual({
      kind: 'frame',
      service: 'Vimeo',
      src: 'https://player.vimeo.com/video/76979871?dnt=1',
      href: 'https://vimeo.com/76979871',
    })
  })

  it.each(['/kiln.mp4', 'https://films.example.com/tide.WebM?x=1'])(
    'is the browser’s own for the file %s',
    (url) => {
      expect(videoSource(url)).toEqual({ kind: 'file', service: null, src: url, href: url })
    },
  )

  it('is the browser’s own for the file behind a link of Dropbox', () => {
    expect(videoSource('https://www.dropbox.com/s/a1b2c3/tide.mp4?dl=0')?.src).toBe(
      'https://www.dropbox.com/s/a1b2c3/tide.mp4?raw=1',
    )
  })

  it.each([
    'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG',
    'https://example.com/a-page',
    'http://films.example.com/tide.mp4',
    'kiln.mp4',
    '/media',
  ])('does not exist for %s', (url) => {
    expect(videoSource(url)).toBeNull()
  })
})
