import { editorText } from '../../../site/editorText.ts'
import { playerOf } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { freshId } from '../../state/items.ts'
import type { ControlProps } from '../controlProps.ts'
import { listForms } from '../rows/listForms.ts'
import { ItemList } from './ItemList.tsx'

const text = editorText.music

export function PlayerList({ path, label }: ControlProps) {
  return (
    <ItemList
      list={path}
      label={label}
      form={listForms.music}
      addText={text.add}
      emptyText={text.none}
      maxCount={SITE_LIMITS.players}
      create={(players) => playerOf('', { id: freshId(players, path) })}
    />
  )
}
