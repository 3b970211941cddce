import { type VideoPlayer, videoPlayer } from '../lib/videoPlayer.ts'
import { givenVideos } from './lists.ts'

/** Each video with its player. The check of the content refuses an address that has none. */
export const videos = givenVideos.map((video) => ({ video, player: videoPlayer(video.url) as VideoPlayer }))
