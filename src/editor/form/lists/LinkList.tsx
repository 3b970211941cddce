import { useShallow } from 'zustand/react/shallow'
import { fill } from '../../../lib/fill.ts'
import { editorText, languageOfEditorText } from '../../../site/editorText.ts'
import { type Link, linkOf } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { LinksDialog } from '../../files/pastedLinks/LinksDialog.tsx'
import { useEditor, useSession, useView } from '../../session.ts'
import { freshId } from '../../state/items.ts'
import { firstVisibleLinkFor, MAX_VISIBLE_LINKS } from '../../state/view.ts'
import { useAnnounced } from '../../useAnnounced.ts'
import { AddBlock } from './AddBlock.tsx'
import listStyles from './items.module.css'
import { LinkRow } from './LinkRow.tsx'
import { useListEditing } from './useListEditing.ts'

const text = editorText.links

/** The list of links, at most `MAX_VISIBLE_LINKS` rows. It reads only ids: typing in a row renders no other row. */
export function LinkList() {
  const { view } = useSession()
  const count = useEditor(({ data }) => data.links.length)
  const firstVisible = Math.min(
    useView(({ firstVisibleLink }) => firstVisibleLink),
    firstVisibleLinkFor(count - 1),
  )
  const ids = useEditor(
    useShallow(({ data }) =>
      data.links.slice(firstVisible, firstVisible + MAX_VISIBLE_LINKS).map(({ id }) => id),
    ),
  )
  const isPasting = useView((state) => state.isPasting)
  const { add } = useListEditing<Link>('links', 'label')

  const addLink = (kind: Link['kind']) => {
    view.setState({ firstVisibleLink: firstVisibleLinkFor(count) })
    add((links) => linkOf({ id: freshId(links, 'link'), kind }))
  }
  return (
    <>
      {count < SITE_LIMITS.links && (
        <Button onClick={() => view.setState({ isPasting: true })}>
          <EditorText>{text.paste}</EditorText>
        </Button>
      )}
      {count === 0 && (
        <p className={fieldStyles.hint}>
          <EditorText>{text.none}</EditorText>
        </p>
      )}
      <ol
        className={listStyles.items}
        start={firstVisible + 1}
        aria-label={editorText.form.links}
        lang={languageOfEditorText(editorText.form.links)}
      >
        {ids.map((id, index) => (
          <LinkRow key={id} index={firstVisible + index} firstVisible={firstVisible} count={count} />
        ))}
      </ol>
      {count > MAX_VISIBLE_LINKS && <VisibleRange firstVisible={firstVisible} count={count} />}
      {count < SITE_LIMITS.links && (
        <div className={fieldStyles.row}>
          <Button id={fieldId('links.add')} onClick={() => addLink('link')}>
            <EditorText>{text.add}</EditorText>
          </Button>
          <AddBlock onAdd={addLink} />
        </div>
      )}
      {isPasting && <LinksDialog />}
    </>
  )
}

function VisibleRange({ firstVisible, count }: { firstVisible: number; count: number }) {
  const { view } = useSession()
  const endIndex = Math.min(count, firstVisible + MAX_VISIBLE_LINKS)
  const shown = fill(text.shown, { first: firstVisible + 1, last: endIndex, count })
  useAnnounced(shown, shown)
  return (
    <div className={fieldStyles.row}>
      <p>
        <EditorText>{shown}</EditorText>
      </p>
      {firstVisible > 0 && (
        <Button onClick={() => view.setState({ firstVisibleLink: firstVisible - MAX_VISIBLE_LINKS })}>
          <EditorText>{text.earlier}</EditorText>
        </Button>
      )}
      {endIndex < count && (
        <Button onClick={() => view.setState({ firstVisibleLink: endIndex })}>
          <EditorText>{text.later}</EditorText>
        </Button>
      )}
    </div>
  )
}
