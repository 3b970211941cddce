import { editorWords } from '../../../site/editorWords.ts'
import type { FormGroup } from './field.ts'

const text = editorWords.form

export const FORM_GROUPS: Readonly<Record<FormGroup, string>> = {
  you: text.you,
  links: text.links,
  profiles: text.profiles,
  music: text.music,
  look: text.look,
  effects: text.effects,
  searches: text.searches,
}

export const GROUP_IDS = Object.keys(FORM_GROUPS) as readonly FormGroup[]
