import type { ComponentType, FocusEvent } from 'react'
import { browserLanguage } from '../../lib/language.ts'
import { fontOf } from '../../templates/engine/kit/kit.ts'
import { OtherTemplates } from '../preview/otherTemplates/OtherTemplates.tsx'
import { useEditor, useSession } from '../session.ts'
import { NARROW_QUERY, useMediaQuery } from '../useMediaQuery.ts'
import type { ControlProps } from './controlProps.ts'
import { PageAddressField } from './controls/AddressField.tsx'
import { languageOptions } from './controls/languageOptions.ts'
import { SelectField } from './controls/SelectField.tsx'
import { SwitchField } from './controls/SwitchField.tsx'
import { TextField } from './controls/TextField.tsx'
import { LinkList } from './lists/LinkList.tsx'
import { PlayerList } from './lists/PlayerList.tsx'
import { SocialList } from './lists/SocialList.tsx'
import { ColourFields } from './look/ColourFields.tsx'
import { EffectFields } from './look/EffectFields.tsx'
import { PaletteField } from './look/PaletteField.tsx'
import { AlignmentField, ShapeField } from './look/ShapeFields.tsx'
import { PictureField } from './pictures/PictureField.tsx'
import { type Control, controlOf } from './rows/control.ts'
import { formRow, labelOf } from './rows/pageForm.ts'
import { useField, useFlag, useText } from './useField.ts'

function LanguageField({ path, label }: ControlProps) {
  const field = useText(path)
  const options = languageOptions(field.value, browserLanguage())
  return <SelectField {...field} label={label} options={options} areLanguages />
}

const CONTROLS: { readonly [K in Control['kind']]: ComponentType<ControlProps<K>> } = {
  line: LineControl,
  paragraphs: ParagraphsControl,
  address: AddressControl,
  language: LanguageField,
  picture: PictureField,
  portrait: PictureField,
  switch: SwitchControl,
  colours: ColoursControl,
  font: FontControl,
  shape: ShapeField,
  alignment: AlignmentField,
  effects: EffectFields,
  links: LinkList,
  profiles: SocialList,
  players: PlayerList,
}

/** In a narrow window, the preview has no space for the button for other templates. */
function ColoursControl() {
  const isNarrow = useMediaQuery(NARROW_QUERY)
  return (
    <>
      {isNarrow && <OtherTemplates />}
      <PaletteField />
      <ColourFields />
    </>
  )
}

/** The control of a field in the form. @param path the key of the field */
export function PageControl({ path }: { path: string }) {
  const { kit } = useSession()
  const control = controlOf(formRow(path) ?? {})
  const FieldControl = CONTROLS[control.kind] as ComponentType<ControlProps>
  return <FieldControl path={path} label={labelOf(path, kit)} control={control} />
}

const selectText = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select()

/** A field whose text is selected while it is the sample's, so that it goes when the user begins to type. */
function useSampleText(path: string) {
  const { sample } = useSession()
  const field = useText(path)
  const isSample = field.value === (sample.data as Readonly<Record<string, unknown>>)[path]
  return { ...field, onFocus: isSample ? selectText : undefined }
}

function LineControl({ path, label, control }: ControlProps<'line'>) {
  const placeholder = useEditor(({ data }) => control.fallback?.(data))
  return <TextField {...useSampleText(path)} label={label} hint={control.hint} placeholder={placeholder} />
}

function ParagraphsControl({ path, label, control }: ControlProps<'paragraphs'>) {
  const { rows, hint, maxCharacters, fallback } = control
  const placeholder = useEditor(({ data }) => fallback?.(data))
  return (
    <TextField
      {...useSampleText(path)}
      label={label}
      rows={rows}
      hint={hint}
      maxCharacters={maxCharacters}
      placeholder={placeholder}
    />
  )
}

function AddressControl({ path, label, control }: ControlProps<'address'>) {
  return <PageAddressField {...useText(path)} label={label} hint={control.hint} />
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
