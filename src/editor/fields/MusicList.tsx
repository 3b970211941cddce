import { fill } from '../../lib/fill.ts'
import { embeddedAddress, musicPlayer } from '../../lib/musicPlayer.ts'
import { editorWords } from '../../site/editorWords.ts'
import { useEditor } from '../session.ts'
import { FieldForm } from './FieldForm.tsx'
import { TextField } from './TextField.tsx'

const text = editorWords.music

/** The addresses of the music players, and an empty field for one more. */
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
  const fields = [...music, ''].map((address, index) => {
    const player = musicPlayer(address)
    return (
      <TextField
        // biome-ignore lint/suspicious/noArrayIndexKey: an address is all that there is of a player, and changes with each letter.
        key={index}
        path={`music.${index}`}
        label={index < music.length ? fill(text.player, { number: index + 1 }) : text.url}
        hint={player ? fill(text.plays, { service: player.service }) : text.hint}
        mistake={address && !player ? text.unknown : null}
        value={address}
        onChange={(written) => edit(index, written)}
        input={{ inputMode: 'url', dir: 'ltr', spellCheck: false, onBlur: dropEmpty }}
      />
    )
  })
  return <FieldForm>{fields}</FieldForm>
}
