import { type VideoPlayer, videoPlayer } from '../lib/videoPlayer.ts'
import { rawVideos } from './lists.ts'

/** Each video with its player. The check of the content refuses other addresses. */
export const videos = rawVideos.map((video) => ({ video, player: videoPlayer(video.url) as VideoPlayer }))
