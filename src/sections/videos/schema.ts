import { z } from 'zod'
import { list, picturePath, text } from '../../site/fields.ts'
import { videoSource } from './videoSource.ts'

const address = z.string().refine((url) => videoSource(url) !== null, {
  message:
    'is neither a video of YouTube or Vimeo nor a file of one; write it as in https://www.youtube.com/watch?v=4Tr0otuiQuU, https://vimeo.com/76979871 or /kiln.mp4',
})

const captions = z.string().regex(/^\/(?![/\\]).*\.vtt$/, {
  message: 'is not a file of captions; put one into public, and write it as in /kiln.vtt',
})

const video = z.strictObject({
  url: address,
  title: text,
  /** The picture before a press on play. Default: none. */
  poster: picturePath.optional(),
  /** The captions of a video file, in the folder `public`. */
  captions: captions.optional(),
})

export const schemas = { videos: list(video) }

export type Video = z.infer<typeof video>
