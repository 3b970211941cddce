import type { ComponentType } from 'react'
import { NETWORK_NAMES, NETWORKS } from '../../../templates/engine/addresses/networks.ts'
import type { ItemControlKind, ItemControlValue } from '../../../templates/engine/fields/control.ts'
import type { ItemFields as Fields, ItemFormPlace } from '../../../templates/engine/fields/field.ts'
import type { Item } from '../../state/items.ts'
import type { AnyItem, ItemControlProps } from '../controlProps.ts'
import { ChoiceField } from '../controls/ChoiceField.tsx'
import { RowsField } from '../controls/RowsField.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { SwitchField } from '../controls/SwitchField.tsx'
import { TextField } from '../controls/TextField.tsx'
import { ItemPicture } from '../pictures/ItemPicture.tsx'
import { lastSymbol } from '../readInput.ts'
import { LinkAddressField } from './LinkAddressField.tsx'
import { PlayerAddress } from './PlayerAddress.tsx'
import { ProfileAddressField } from './ProfileAddressField.tsx'
import { useListEditing } from './useListEditing.ts'

const NETWORK_OPTIONS = NETWORKS.map((value) => ({ value, name: NETWORK_NAMES[value] }))

const CONTROLS: {
  readonly [K in ItemControlKind]: ComponentType<ItemControlProps<ItemControlValue<K>>>
} = {
  line: ({ field, label }) => <TextField {...field} label={label} />,
  paragraphs: ItemParagraphs,
  rows: ({ field, label }) => <RowsField {...field} label={label} />,
  address: LinkAddressField,
  profile: ProfileAddressField,
  player: PlayerAddress,
  network: ({ field, label }) => <SelectField {...field} label={label} options={NETWORK_OPTIONS} />,
  symbol: SymbolField,
  picture: ItemPicture,
  switch: ({ field, label }) => <SwitchField {...field} label={label} />,
  choice: ItemChoice,
}

export interface ItemFieldsProps {
  readonly list: string
  readonly item: Item
  readonly index: number
  readonly fields: Fields
  readonly part: ItemFormPlace<unknown>['part']
}

export function ItemFields({ list, item, index, fields, part }: ItemFieldsProps) {
  const { fieldsOf } = useListEditing<AnyItem>(list)
  const anyItem = item as AnyItem
  const fieldOf = fieldsOf(anyItem, index) as ItemControlProps<unknown>['fieldOf']
  return Object.entries(fields).map(([key, { form }]) => {
    if (form?.part !== part || form.isShown?.(anyItem) === false) return null
    const FieldControl = CONTROLS[form.control.kind] as ComponentType<ItemControlProps<unknown>>
    return (
      <FieldControl
        key={key}
        item={anyItem}
        list={list}
        fieldKey={key}
        control={form.control}
        fieldOf={fieldOf}
        label={form.label(anyItem)}
        field={fieldOf(key)}
      />
    )
  })
}

function SymbolField({ field: { onChange, ...symbol }, label }: ItemControlProps<string>) {
  return <TextField {...symbol} label={label} onChange={(input) => onChange(lastSymbol(input))} />
}

// `CONTROLS` has each of the next two under its kind, so its check is always true. The check gives `control` its type.

function ItemParagraphs({ field, label, control }: ItemControlProps<string>) {
  return control.kind === 'paragraphs' ? <TextField {...field} label={label} rows={control.rows} /> : null
}

function ItemChoice({ field, label, control }: ItemControlProps<string>) {
  return control.kind === 'choice' ? <ChoiceField {...field} label={label} options={control.options} /> : null
}
