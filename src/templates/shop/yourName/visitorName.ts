import { create } from 'zustand'
import { ignoringErrors } from '../../../lib/ignoringErrors.ts'
import type { TemplateId } from '../../templateList.ts'

const KEY = 'moongate:visitor-name'

interface VisitorName {
  /** The name as the visitor has written it. */
  readonly name: string
  /** True from the first focus of the field. Nothing is fetched before. */
  readonly isWanted: boolean
}

/** The name that a visitor writes above the covers. It stays until the tab closes. */
export const useVisitorName = create<VisitorName>(() => ({ name: '', isWanted: false }))

export function wantName(): void {
  useVisitorName.setState({ isWanted: true })
}

export function writeName(name: string): void {
  useVisitorName.setState({ name })
  ignoringErrors(() => sessionStorage.setItem(KEY, name))
}

/** Shows the name that the visitor has written on an earlier page of this tab. */
export function restoreName(): void {
  const name = storedName()
  if (name) useVisitorName.setState({ name, isWanted: true })
}

/** The name without spaces around it; '' if the visitor has written none, or storage is denied. */
function storedName(): string {
  return ignoringErrors(() => sessionStorage.getItem(KEY))?.trim() ?? ''
}

/** The name for an editor, once: a reload opens the draft as it is then. '' without a new name. */
export function takeName(template: TemplateId): string {
  const name = storedName()
  const takenKey = `${KEY}:${template}`
  if (ignoringErrors(() => sessionStorage.getItem(takenKey)) === name) return ''
  ignoringErrors(() => sessionStorage.setItem(takenKey, name))
  return name
}
