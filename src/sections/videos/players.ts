import { type VideoSource, videoSource } from './videoSource.ts'
import { videos } from './videos.ts'

/** Each video with its player. The check of the content refuses an address without a player. */
export const videosWithPlayers = videos.map((video) => ({
  video,
  player: videoSource(video.url) as VideoSource,
}))
