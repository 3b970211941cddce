import { videos } from './section.ts'
import { VideoPlayer } from './VideoPlayer.tsx'
import styles from './VideosSection.module.css'
import { videoSource } from './videoSource.ts'

export function VideosSection() {
  return (
    <div className={styles.players}>
      {videos.map((video) => {
        const player = videoSource(video.url)
        // The check of the content refuses an address without a player.
        return player && <VideoPlayer key={video.url} video={video} player={player} />
      })}
    </div>
  )
}
