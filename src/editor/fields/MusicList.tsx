import { embeddedAddress, musicPlayer, NO_PLAYER } from '../../lib/musicPlayer.ts'
import { useEditor } from '../session.ts'
import { TextField } from './TextField.tsx'

/** The players of the page, an address each, and an empty field for one more. */
export function MusicList() {
  const music = useEditor(({ data }) => data.music)
  const change = useEditor((state) => state.change)
  const edit = (index: number, written: string) => {
    const next = [...music]
    next[index] = embeddedAddress(written)
    change({ music: next }, `music.${index}`)
  }
  const dropEmpty = () => {
    if (music.some((address) => !address)) change({ music: music.filter(Boolean) })
  }
  return [...music, ''].map((address, index) => {
    const player = musicPlayer(address)
    return (
      <TextField
        // biome-ignore lint/suspicious/noArrayIndexKey: an address is all that there is of a player, and changes with each letter.
        key={index}
        path={`music.${index}`}
        label={
          index < music.length
            ? `Player ${index + 1}`
            : 'Address of a song, an album or a film, or the code to embed it'
        }
        hint={player ? `Plays from ${player.service}, once a visitor presses play.` : HINT}
        mistake={address && !player ? NO_PLAYER : null}
        value={address}
        onChange={(written) => edit(index, written)}
        input={{ inputMode: 'url', dir: 'ltr', spellCheck: false, onBlur: dropEmpty }}
      />
    )
  })
}

const HINT = 'From Spotify, SoundCloud, YouTube, Apple Music, Vimeo, or Bandcamp’s code to embed.'
