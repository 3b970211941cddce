import { type ClipboardEvent, Fragment, memo } from 'react'
import { addressesIn } from '../../../addresses/addressesIn.ts'
import { editorText } from '../../../site/editorText.ts'
import type { Link } from '../../../templates/engine/data/siteData.ts'
import { EditorText } from '../../EditorText.tsx'
import { fieldId } from '../../fieldId.ts'
import { linksHtml, withLines, withPart } from '../../files/pastedLinks/pasted.ts'
import { usePictureUrl } from '../../files/pictures/usePictureUrl.ts'
import { useEditor, useSession } from '../../session.ts'
import { firstVisibleLinkFor } from '../../state/view.ts'
import { blockForm } from '../rows/blockForms.ts'
import { itemName, listForms } from '../rows/listForms.ts'
import { Item } from './Item.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemForm } from './ItemForm.tsx'
import { LinkExtras } from './LinkExtras.tsx'
import { useListEditing } from './useListEditing.ts'

const text = editorText.links

interface LinkRowProps {
  readonly index: number
  readonly firstVisible: number
  readonly count: number
}

export const LinkRow = memo(function LinkRow({ index, firstVisible, count }: LinkRowProps) {
  const { view } = useSession()
  const link = useEditor(({ data }) => data.links[index])
  const isFeatured = useEditor(({ data }) => data.featured === link?.id)
  const { move, remove } = useListEditing<Link>('links', 'label')
  const pictureUrl = usePictureUrl(link?.picture?.file)
  if (!link) return null
  const { hidden } = link
  const name = itemName(listForms.links, link, index)
  const notes = [blockForm(link)?.kindName, isFeatured && text.standsOut, hidden && text.isHidden].filter(
    (note) => typeof note === 'string',
  )
  // The input would join several pasted addresses into one, so the dialog for pasted links opens instead.
  const onPaste = (event: ClipboardEvent) => {
    if ((event.target as Element).id !== fieldId(`links.${index}.url`)) return
    const copied = event.clipboardData.getData('text')
    if (addressesIn(copied).length < 2) return
    event.preventDefault()
    const html = linksHtml(event.clipboardData)
    view.setState(({ pasted }) => ({
      isPasting: true,
      pasted: html === null ? withLines(pasted, copied) : withPart(pasted, html),
    }))
  }
  return (
    <Item
      list="links"
      id={link.id}
      name={name}
      isNamed={Boolean(listForms.links.textOf?.(link))}
      notes={notes.length > 0 && <Notes notes={notes} />}
      sign={pictureUrl ? <img src={pictureUrl} alt="" /> : link.emoji}
      isHidden={hidden}
      index={index}
      firstVisible={firstVisible}
      count={count}
      onMove={(from, to) => {
        move(from, to, name)
        view.setState({ firstVisibleLink: firstVisibleLinkFor(to) })
      }}
      onRemove={remove}
    >
      <ItemForm name={name} onPaste={onPaste}>
        <ItemFields list="links" item={link} index={index} rows={listForms.links.rows} />
        <LinkExtras link={link} index={index} />
      </ItemForm>
    </Item>
  )
})

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note, index) => (
    <Fragment key={note}>
      {index > 0 && ', '}
      <EditorText>{note}</EditorText>
    </Fragment>
  ))
}
