import type { ComponentType } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import type { ItemFields as Fields, ItemControl, ItemFormPlace } from '../../templates/fields/field.ts'
import { NETWORK_NAMES, NETWORKS, type Network } from '../../templates/networks.ts'
import type { Picture } from '../../templates/siteData.ts'
import { Button } from '../Button.tsx'
import { usePictures } from '../pictures/usePictures.ts'
import { AddressField } from './AddressField.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './fields.module.css'
import { lastSymbol } from './lastSymbol.ts'
import { ProfileAddress } from './ProfileAddress.tsx'
import { SelectField } from './SelectField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import type { Field } from './useField.ts'
import { type Item, useListEditing } from './useListEditing.ts'

/** An item whose fields are known only by their descriptors. */
export type AnyItem = Item & Readonly<Record<string, unknown>>

/** The parts that an item control needs. @property fieldOf edits another field of the same item */
export interface ItemControlProps<T> {
  readonly item: AnyItem
  readonly label: string
  readonly field: Field<T>
  readonly fieldOf: <V>(name: string) => Field<V>
}

const NETWORK_OPTIONS = NETWORKS.map((value) => ({ value, name: NETWORK_NAMES[value] }))

/** The values that the controls edit. */
interface ItemValues extends Record<ItemControl, unknown> {
  readonly line: string
  readonly address: string
  readonly profile: string
  readonly network: Network
  readonly symbol: string
  readonly linkPicture: Picture | null
  readonly switch: boolean
}

const CONTROLS: { readonly [K in ItemControl]: ComponentType<ItemControlProps<ItemValues[K]>> } = {
  line: ({ field, label }) => <TextField {...field} label={label} />,
  address: ({ field, label }) => <AddressField {...field} label={label} />,
  profile: ProfileAddress,
  network: ({ field, label }) => <SelectField {...field} label={label} options={NETWORK_OPTIONS} />,
  symbol: SymbolField,
  linkPicture: LinkPictureField,
  switch: ({ field, label }) => <SwitchField {...field} label={label} />,
}

interface ItemFieldsProps {
  /** The key of the list in the data. */
  readonly list: string
  readonly item: Item
  readonly index: number
  readonly fields: Fields
  readonly part: ItemFormPlace<unknown>['part']
  /** Whether only the fields of a heading are wanted. */
  readonly isHeading?: boolean
}

/** The controls of an item's fields, or of one part of them. */
export function ItemFields({ list, item, index, fields, part, isHeading = false }: ItemFieldsProps) {
  const { fieldsOf } = useListEditing<AnyItem>(list, '')
  const its = item as AnyItem
  const fieldOf = fieldsOf(its, index) as ItemControlProps<unknown>['fieldOf']
  return Object.entries(fields).map(([key, { form }]) => {
    if (form?.part !== part || (isHeading && !form.onHeadings)) return null
    const FieldControl = CONTROLS[form.control] as ComponentType<ItemControlProps<unknown>>
    return (
      <FieldControl key={key} item={its} label={form.label(its)} field={fieldOf(key)} fieldOf={fieldOf} />
    )
  })
}

function SymbolField({ field: { onChange, ...symbol }, label }: ItemControlProps<string>) {
  return <TextField {...symbol} label={label} onChange={(written) => onChange(lastSymbol(written))} />
}

function LinkPictureField({ item, field, label }: ItemControlProps<Picture | null>) {
  const { addToLink } = usePictures()
  const { value, onChange } = field
  return (
    <div className={styles.row}>
      <FileButton words={label} accept="image/*" onFile={(file) => void addToLink(file, item.id)} />
      {value && <Button onClick={() => onChange(null)}>{editorWords.picture.remove}</Button>}
    </div>
  )
}
