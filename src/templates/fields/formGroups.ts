import { editorWords } from '../../site/editorWords.ts'
import type { FormGroup } from './field.ts'

const words = editorWords.form

/** The names of the form's groups, in the order of the form. */
export const FORM_GROUPS: Readonly<Record<FormGroup, string>> = {
  you: words.you,
  links: words.links,
  profiles: words.profiles,
  music: words.music,
  look: words.look,
  effects: words.effects,
  searches: words.searches,
}

export const GROUP_IDS = Object.keys(FORM_GROUPS) as readonly FormGroup[]
