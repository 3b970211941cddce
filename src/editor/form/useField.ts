import { directionOf } from '../../lib/language.ts'
import { type Direction, textDirection } from '../../lib/textDirection.ts'
import type { SiteData } from '../../templates/engine/data/siteData.ts'
import { useEditor } from '../session.ts'

export interface FieldProps<T> {
  /** The path of the field in the data, as in `links.3.url`. */
  readonly path: string
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
}

export type Field<T> = Omit<FieldProps<T>, 'label'>

/** A field of the page. Changes in quick succession are one undo step. */
export function useField<K extends keyof SiteData>(path: K): Field<SiteData[K]> & { readonly path: K } {
  const value = useEditor(({ data }) => data[path])
  const change = useEditor((state) => state.change)
  return { path, value, onChange: (next) => change({ [path]: next }, path) }
}

/** Attributes of an element with a text of the page. */
interface Writing {
  /** BCP 47. Undefined: the page's language is unknown. */
  readonly lang: string | undefined
  readonly dir: Direction
}

/** Returns a function that gives a text in the editor the language and the direction that it has on the page. */
export function useWriting(): (text: string) => Writing {
  const language = useEditor(({ data }) => data.language)
  return (text) => ({ lang: language || undefined, dir: textDirection(text, directionOf(language)) })
}

type KeyOf<T> = { [K in keyof SiteData]: SiteData[K] extends T ? K : never }[keyof SiteData]

/** The path is not checked: only controls of fields with text use this. */
export function useText(path: string): Field<string> {
  return useField(path as KeyOf<string>)
}

export function useFlag(path: string): Field<boolean> {
  return useField(path as KeyOf<boolean>)
}

/** A part of a field of the page, such as `colours.ground`. */
export function usePart<
  K extends 'colours' | 'effects' | 'portraitPlace',
  P extends keyof SiteData[K] & string,
>(whole: K, part: P): Field<SiteData[K][P]> {
  const value = useEditor(({ data }) => data[whole][part])
  const change = useEditor((state) => state.change)
  const path = `${whole}.${part}`
  const onChange = (next: SiteData[K][P]) =>
    change(
      ({ data, pictures }) => ({ data: { ...data, [whole]: { ...data[whole], [part]: next } }, pictures }),
      path,
    )
  return { path, value, onChange }
}
