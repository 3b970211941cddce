import { editorText } from '../../../site/editorText.ts'
import { ownDescription } from '../../../templates/engine/data/ownDescription.ts'
import type { SiteData } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { pageFields } from '../../../templates/engine/fields/pageFields.ts'
import { BACKGROUND, PORTRAIT, SHARE_PICTURE } from '../../../templates/engine/fields/picturePlaces.ts'
import type { Kit } from '../../../templates/engine/kit/kit.ts'
import type { Control } from './control.ts'

const { form, look, picture } = editorText

/** A field of the page in the form. */
export interface FormRow {
  /** Omitted: the text in the group `form` of the editor's texts that has the field's key. */
  readonly label?: string | ((kit: Kit) => string)
  /** Omitted: a line of text. */
  readonly control?: Control
  /** The labels of the parts of the field that a check can report, such as `alt` of a picture. */
  readonly parts?: Readonly<Record<string, string>>
  /** True for half of the form's width. The form shows these fields below those of full width, and above lists. */
  readonly isHalf?: true
}

type Rows = { readonly [K in keyof SiteData]?: FormRow }

/** The groups of the form, and the fields of each, in the order of the form. A group's name is the text of its key. */
const pageForm = {
  you: {
    name: {},
    tagline: {},
    bio: {
      control: { kind: 'paragraphs', rows: 6, hint: form.bioHint, maxCharacters: SITE_LIMITS.bioCharacters },
    },
    portrait: {
      control: { kind: 'portrait', hint: form.portraitHint, place: PORTRAIT },
      parts: { alt: `${form.portrait}: ${picture.alt}` },
    },
  },
  links: {
    links: { control: { kind: 'links' } },
  },
  profiles: {
    socials: { label: form.profiles, control: { kind: 'profiles' } },
  },
  music: {
    music: { control: { kind: 'players' } },
  },
  look: {
    colours: { label: look.palette, control: { kind: 'colours' }, parts: look },
    headingFont: { label: look.headingFont, control: { kind: 'font', role: 'heading' }, isHalf: true },
    bodyFont: { label: look.bodyFont, control: { kind: 'font', role: 'body' }, isHalf: true },
    buttonShape: { label: look.shape, control: { kind: 'shape' }, isHalf: true },
    alignment: { label: look.alignment, control: { kind: 'alignment' }, isHalf: true },
    linksFirst: { label: look.linksFirst, control: { kind: 'switch' } },
    background: {
      label: look.background,
      control: { kind: 'picture', hint: look.backgroundHint, place: BACKGROUND, isDecoration: true },
    },
  },
  effects: {
    effects: { label: ({ effectName }) => effectName, control: { kind: 'effects' } },
    cursor: { label: ({ cursorName }) => cursorName, control: { kind: 'switch' } },
  },
  searches: {
    title: { control: { kind: 'line', hint: form.titleHint, fallback: ({ name }) => name } },
    description: {
      control: {
        kind: 'paragraphs',
        rows: 2,
        hint: form.descriptionHint,
        fallback: ownDescription,
      },
    },
    address: { control: { kind: 'address', hint: form.addressHint } },
    language: { control: { kind: 'language' } },
    sharePicture: {
      control: { kind: 'picture', hint: form.sharePictureHint, place: SHARE_PICTURE },
      parts: { alt: `${form.sharePicture}: ${picture.alt}` },
    },
  },
} as const satisfies Readonly<Record<string, Rows>>

export type FormGroup = keyof typeof pageForm

export const GROUP_IDS = Object.keys(pageForm) as readonly FormGroup[]

const rows: Readonly<Record<string, FormRow>> = Object.assign({}, ...Object.values(pageForm))

/** The row of a field; undefined for a field that is not in the form, such as `featured`. */
export function formRow(key: string): FormRow | undefined {
  return rows[key]
}

/** The group that has a field; undefined for a field that is not in the form. */
export function groupOf(key: string): FormGroup | undefined {
  return GROUP_IDS.find((group) => key in pageForm[group])
}

export function rowsOfGroup(group: FormGroup): readonly (FormRow & { readonly key: string })[] {
  return Object.entries<FormRow>(pageForm[group]).map(([key, row]) => ({ key, ...row }))
}

/** The label of a field of the form. */
export function labelOf(key: string, kit: Kit): string {
  const label = formRow(key)?.label
  if (typeof label === 'function') return label(kit)
  return label ?? (form as Readonly<Record<string, string>>)[key] ?? key
}

/** The keys of all fields, in the order of the form. Those that are not in the form are last. */
export const KEYS_IN_FORM_ORDER: readonly string[] = [
  ...new Set([...Object.keys(rows), ...Object.keys(pageFields)]),
]
