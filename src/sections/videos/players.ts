import { type VideoPlayer, videoPlayer } from '../../lib/videoPlayer.ts'
import { videos } from './videos.ts'

/** Each video with its player. The check of the content refuses an address without a player. */
export const videosWithPlayers = videos.map((video) => ({
  video,
  player: videoPlayer(video.url) as VideoPlayer,
}))
