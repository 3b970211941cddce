import { useState } from 'react'
import { editorText } from '../../../site/editorText.ts'
import type { Link } from '../../../templates/engine/data/siteData.ts'
import { EditorText } from '../../EditorText.tsx'
import { extrasMark } from '../../focusField.ts'
import { useEditor } from '../../session.ts'
import { SwitchField } from '../controls/SwitchField.tsx'
import extrasStyles from '../extras.module.css'
import { listForms } from '../rows/listForms.ts'
import { ItemFields } from './ItemFields.tsx'

const text = editorText.links

interface LinkProps {
  readonly link: Link
  readonly index: number
}

/** The rarely used fields of a link or a block. Those of a link are folded. */
export function LinkExtras({ link, index }: LinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (link.kind !== 'link') return <Extras link={link} index={index} />
  return (
    <details
      {...extrasMark(`links.${index}`)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={extrasStyles.summary}>
        <EditorText>{text.more}</EditorText>
      </summary>
      {/* Folded fields do not render, because those of 60 links would be slow. */}
      {isOpen && (
        <div className={extrasStyles.fields}>
          <Extras link={link} index={index} />
        </div>
      )}
    </details>
  )
}

function Extras({ link, index }: LinkProps) {
  const shared = { list: 'links', item: link, index, rows: listForms.links.rows }
  return (
    <>
      <ItemFields {...shared} part="icon" />
      {link.kind === 'link' && <FeaturedField link={link} index={index} />}
      <ItemFields {...shared} part="switch" />
    </>
  )
}

/** A switch that lets a link stand out, instead of any other. */
function FeaturedField({ link: { id }, index }: LinkProps) {
  const isFeatured = useEditor(({ data }) => data.featured === id)
  const change = useEditor((state) => state.change)
  return (
    <SwitchField
      path={`links.${index}.featured`}
      label={text.featured}
      value={isFeatured}
      onChange={(isOn) => change({ featured: isOn ? id : '' })}
    />
  )
}
