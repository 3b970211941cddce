import { embeddedAddress, embeddedPlayer } from '../../lib/embeddedPlayer.ts'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { ItemControlProps } from './ItemFields.tsx'
import { pastedTitle } from './pastedTitle.ts'
import { TextField } from './TextField.tsx'
import { useListEditing } from './useListEditing.ts'

const text = editorWords.music

/** The address of a player. It also takes the code to embed one, with its title. */
export function PlayerAddress({ item, list, field, label }: ItemControlProps<string>) {
  const { edit } = useListEditing(list, '')
  const { path, value } = field
  const player = embeddedPlayer(value)

  const write = (written: string) => {
    // A title is filled in once, from a text that was pasted: an address that is typed grows a letter at a time.
    const isPasted = written.length > value.length + 1
    const title = isPasted && !item.title ? pastedTitle(written) : ''
    edit(item.id, { url: embeddedAddress(written), ...(title && { title }) }, path)
  }
  return (
    <TextField
      path={path}
      label={label}
      hint={player ? fill(text.plays, { service: player.service }) : text.hint}
      mistake={value && !player ? text.unknown : null}
      value={value}
      onChange={write}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false }}
    />
  )
}
