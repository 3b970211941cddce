import { trackPlayer } from '../../addresses/trackPlayer.ts'
import { MusicPlayer } from './MusicPlayer.tsx'
import styles from './MusicSection.module.css'
import { tracks } from './section.ts'

/** Phases of the moons beside the tracks, [0, 1): a crescent, a full moon and a waning moon. */
const TRACK_PHASES = [0.14, 0.5, 0.7]
const tracksWithPlayers = tracks.map((track) => ({ track, player: trackPlayer(track.url) }))

export function MusicSection() {
  return (
    <div className={styles.players}>
      {tracksWithPlayers.map((item, index) => (
        <MusicPlayer
          key={item.track.url}
          {...item}
          phase={TRACK_PHASES[index % TRACK_PHASES.length] ?? 0.5}
        />
      ))}
    </div>
  )
}
