import { type VideoPlayer, videoPlayer } from '../lib/videoPlayer.ts'
import { rawVideos } from './lists.ts'

/** Each video with its player. The check of the content refuses an address without a player. */
export const videos = rawVideos.map((video) => ({ video, player: videoPlayer(video.url) as VideoPlayer }))
