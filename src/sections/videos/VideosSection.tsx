import { videosWithPlayers } from './players.ts'
import { VideoPlayer } from './VideoPlayer.tsx'
import styles from './VideosSection.module.css'

export function VideosSection() {
  return (
    <div className={styles.players}>
      {videosWithPlayers.map((item) => (
        <VideoPlayer key={item.video.url} {...item} />
      ))}
    </div>
  )
}
