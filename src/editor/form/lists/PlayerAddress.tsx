import { embeddedAddress, embeddedPlayer } from '../../../addresses/players.ts'
import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { playerMistake } from '../../checks/itemChecks.ts'
import type { ItemControlProps } from '../controlProps.ts'
import { TextField } from '../controls/TextField.tsx'
import { pastedTitle } from './pastedTitle.ts'
import { useListEditing } from './useListEditing.ts'

const text = editorText.music

/** The address of a player. Embed code becomes the address in it. Pasted text also fills in an empty title. */
export function PlayerAddress({ item, list, fieldKey, field, label }: ItemControlProps<string>) {
  const { edit } = useListEditing(list)
  const { path, value } = field
  const player = embeddedPlayer(value)

  const write = (input: string) => {
    // A typed address grows by one letter at a time, and is not complete. So it fills in no title.
    const isPasted = input.length > value.length + 1
    const title = isPasted && !item.title ? pastedTitle(input) : ''
    edit(item.id, { url: embeddedAddress(input), ...(title && { title }) }, fieldKey)
  }
  return (
    <TextField
      path={path}
      label={label}
      hint={player ? fill(text.plays, { service: player.service }) : text.hint}
      mistake={value && playerMistake(value)}
      value={value}
      onChange={write}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false }}
    />
  )
}
