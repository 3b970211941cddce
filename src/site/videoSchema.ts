import { z } from 'zod'
import { videoPlayer } from '../lib/videoPlayer.ts'
import { day, nonEmptyText, pictureName } from './fields.ts'

const address = z.string().refine((url) => videoPlayer(url) !== null, {
  message:
    'is neither a video of YouTube or Vimeo nor a file of one; write it as in https://www.youtube.com/watch?v=4Tr0otuiQuU, https://vimeo.com/76979871 or /kiln.mp4',
})

const captions = z.string().regex(/^\/(?![/\\]).*\.vtt$/, {
  message: 'is not a file of captions; put one into public, and write it as in /kiln.vtt',
})

/** A film of the owner's. */
export const video = z.strictObject({
  url: address,
  title: nonEmptyText,
  /** Shown until the press. Without it the night is. */
  poster: pictureName.optional(),
  /** Captions of a file, in the folder `public`. */
  captions: captions.optional(),
  /** The day on which it was published: with a poster and this, search engines list the video. */
  date: day.optional(),
})
