import type { ComponentType } from 'react'
import { browserLanguage } from '../../lib/language.ts'
import type { Control, ControlKind } from '../../templates/engine/fields/control.ts'
import { emptyValues, labelOf, type PageField } from '../../templates/engine/fields/field.ts'
import { fontOf } from '../../templates/engine/kit/kit.ts'
import { OtherTemplates } from '../preview/otherTemplates/OtherTemplates.tsx'
import { useEditor, useSession } from '../session.ts'
import { freshId } from '../state/items.ts'
import type { ControlProps } from './controlProps.ts'
import { AddressField } from './controls/AddressField.tsx'
import { languageOptions } from './controls/languageOptions.ts'
import { SelectField } from './controls/SelectField.tsx'
import { SwitchField } from './controls/SwitchField.tsx'
import { TextField } from './controls/TextField.tsx'
import { ItemList } from './lists/ItemList.tsx'
import { LinkList } from './lists/LinkList.tsx'
import { SocialList } from './lists/SocialList.tsx'
import { ColourFields } from './look/ColourFields.tsx'
import { EffectFields } from './look/EffectFields.tsx'
import { PaletteField } from './look/PaletteField.tsx'
import { AlignmentField, ShapeField } from './look/ShapeFields.tsx'
import { PictureField } from './pictures/PictureField.tsx'
import { useField, useFlag, useText } from './useField.ts'

function LanguageField({ path, label }: ControlProps) {
  const field = useText(path)
  const options = languageOptions(field.value, browserLanguage())
  return <SelectField {...field} label={label} options={options} usesSystemFont />
}

const CONTROLS: { readonly [K in ControlKind]: ComponentType<ControlProps<K>> } = {
  line: LineControl,
  paragraphs: ParagraphsControl,
  address: AddressControl,
  language: LanguageField,
  picture: PictureField,
  portrait: PictureField,
  switch: SwitchControl,
  // The group of the look begins with the button for other templates.
  colours: () => (
    <>
      <OtherTemplates />
      <PaletteField />
      <ColourFields />
    </>
  ),
  font: FontControl,
  shape: ShapeField,
  alignment: AlignmentField,
  effects: EffectFields,
  links: LinkList,
  profiles: SocialList,
  items: ItemsControl,
}

export function isList({ kind }: Control): boolean {
  return kind === 'links' || kind === 'profiles' || kind === 'items'
}

export function PageControl({ path, field: { form, items } }: { path: string; field: PageField<unknown> }) {
  const { kit } = useSession()
  if (!form) return null
  const { control } = form
  const FieldControl = CONTROLS[control.kind] as ComponentType<ControlProps>
  return <FieldControl path={path} label={labelOf(form, kit)} control={control} items={items} />
}

function LineControl({ path, label, control }: ControlProps<'line'>) {
  const placeholder = useEditor(({ data }) => control.fallback?.(data))
  return <TextField {...useText(path)} label={label} hint={control.hint} placeholder={placeholder} />
}

function ParagraphsControl({ path, label, control }: ControlProps<'paragraphs'>) {
  const { rows, hint, maxCharacters, fallback } = control
  const placeholder = useEditor(({ data }) => fallback?.(data))
  return (
    <TextField
      {...useText(path)}
      label={label}
      rows={rows}
      hint={hint}
      maxCharacters={maxCharacters}
      placeholder={placeholder}
    />
  )
}

function AddressControl({ path, label, control }: ControlProps<'address'>) {
  return <AddressField {...useText(path)} label={label} hint={control.hint} />
}

function SwitchControl({ path, label }: ControlProps<'switch'>) {
  return <SwitchField {...useFlag(path)} label={label} />
}

function FontControl({ label, control: { role } }: ControlProps<'font'>) {
  const { kit } = useSession()
  const field = useField(`${role}Font`)
  const options = kit.fonts
    .filter(({ roles }) => roles.includes(role))
    .map(({ id, name }) => ({ value: id, name }))
  return <SelectField {...field} label={label} value={fontOf(kit, field.value, role).id} options={options} />
}

function ItemsControl({ path, label, control, items }: ControlProps<'items'>) {
  if (!items) return null
  const { add, none, maxItems } = control
  return (
    <ItemList
      list={path}
      label={label}
      items={items}
      addText={add}
      emptyText={none}
      maxCount={maxItems}
      create={(oldItems) => ({ ...emptyValues(items.fields), id: freshId(oldItems, path) })}
    />
  )
}
