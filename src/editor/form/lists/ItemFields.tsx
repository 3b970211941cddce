import type { ComponentType } from 'react'
import { NETWORKS, type Network } from '../../../addresses/networks.ts'
import { NETWORK_NAMES } from '../../../site/networkNames.ts'
import type { Item } from '../../state/items.ts'
import type { AnyItem, ItemControlProps } from '../controlProps.ts'
import { ChoiceField } from '../controls/ChoiceField.tsx'
import { RowsField } from '../controls/RowsField.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { SwitchField } from '../controls/SwitchField.tsx'
import { TextField } from '../controls/TextField.tsx'
import { ItemPicture } from '../pictures/ItemPicture.tsx'
import { lastSymbol } from '../readInput.ts'
import { controlOf, type ItemControl } from '../rows/control.ts'
import type { ItemRow, ItemRows } from '../rows/listForms.ts'
import { LinkAddressField } from './LinkAddressField.tsx'
import { PlayerAddress } from './PlayerAddress.tsx'
import { ProfileAddressField } from './ProfileAddressField.tsx'
import { useListEditing } from './useListEditing.ts'

const NETWORK_OPTIONS = NETWORKS.map((value) => ({ value, name: NETWORK_NAMES[value] }))

const CONTROLS = {
  line: ({ field, label }: ItemControlProps<string>) => <TextField {...field} label={label} />,
  paragraphs: ItemParagraphs,
  rows: ({ field, label }: ItemControlProps<string>) => <RowsField {...field} label={label} />,
  address: LinkAddressField,
  profile: ProfileAddressField,
  player: PlayerAddress,
  network: ({ field, label }: ItemControlProps<Network>) => (
    <SelectField {...field} label={label} options={NETWORK_OPTIONS} />
  ),
  symbol: SymbolField,
  picture: ItemPicture,
  switch: ({ field, label }: ItemControlProps<boolean>) => <SwitchField {...field} label={label} />,
  choice: ItemChoice,
} satisfies Readonly<Record<ItemControl['kind'], unknown>>

export interface ItemFieldsProps {
  readonly list: string
  readonly item: Item
  readonly index: number
  readonly rows: ItemRows
  /** Omitted: the first part of the form. */
  readonly part?: ItemRow['part']
}

export function ItemFields({ list, item, index, rows, part }: ItemFieldsProps) {
  const { fieldsOf } = useListEditing<AnyItem>(list)
  const anyItem = item as AnyItem
  const fieldOf = fieldsOf(anyItem, index) as ItemControlProps<unknown>['fieldOf']
  return Object.entries(rows).map(([key, row]) => {
    if (!row || row.part !== part || row.isShown?.(anyItem) === false) return null
    const control = controlOf(row)
    const FieldControl = CONTROLS[control.kind] as ComponentType<ItemControlProps<unknown>>
    return (
      <FieldControl
        key={key}
        item={anyItem}
        list={list}
        fieldKey={key}
        control={control}
        fieldOf={fieldOf}
        label={row.label(anyItem)}
        field={fieldOf(key)}
      />
    )
  })
}

function SymbolField({ field: { onChange, ...symbol }, label }: ItemControlProps<string>) {
  return <TextField {...symbol} label={label} onChange={(input) => onChange(lastSymbol(input))} />
}

function ItemParagraphs({ field, label, control }: ItemControlProps<string, 'paragraphs'>) {
  return <TextField {...field} label={label} rows={control.rows} />
}

function ItemChoice({ field, label, control }: ItemControlProps<string, 'choice'>) {
  return <ChoiceField {...field} label={label} options={control.options} />
}
