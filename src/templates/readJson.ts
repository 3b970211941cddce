/** Something that does not fit. @property path of the field, as in `links.3.url`; '' is the whole */
export interface Mistake {
  readonly path: string
  readonly message: string
}

/** Takes a value for what it should be, and notes what is wrong with it; then what it returns is not to be used. */
export type Reader<T> = (value: unknown, path: string, mistakes: Mistake[]) => T

/** Words of at most so many characters, UTF-16 units. */
export function words(mostCharacters: number): Reader<string> {
  return (value, path, mistakes) => {
    if (typeof value !== 'string') mistakes.push({ path, message: 'is not text; write it in quotes' })
    else if (value.length > mostCharacters)
      mistakes.push({ path, message: `has ${value.length} characters; shorten it to ${mostCharacters}` })
    else return value
    return ''
  }
}

/** Words of a certain form. @param message what is wrong with others and what to do */
export function pattern(form: RegExp, message: string): Reader<string> {
  return (value, path, mistakes) => {
    if (typeof value === 'string' && form.test(value)) return value
    mistakes.push({ path, message })
    return ''
  }
}

/** One of a few words. */
export function oneOf<const T extends string>(choices: readonly [T, ...T[]] | readonly T[]): Reader<T> {
  return (value, path, mistakes) => {
    const choice = choices.find((one) => one === value)
    if (choice !== undefined) return choice
    mistakes.push({ path, message: `is none of ${choices.join(', ')}; choose one of them` })
    return choices[0] as T
  }
}

/** A number from a range, its ends included. */
export function numberFrom(min: number, max: number): Reader<number> {
  return (value, path, mistakes) => {
    if (typeof value === 'number' && value >= min && value <= max) return value
    mistakes.push({ path, message: `is not a number from ${min} to ${max}; choose one` })
    return min
  }
}

/** True or false. */
export const flag: Reader<boolean> = (value, path, mistakes) => {
  if (typeof value === 'boolean') return value
  mistakes.push({ path, message: 'is neither true nor false; choose one' })
  return false
}

/** Something, or null. */
export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (value, path, mistakes) => (value === null ? null : reader(value, path, mistakes))
}

/** At most so many of one kind, each with an id of its own. */
export function listOf<T extends { readonly id: string }>(
  reader: Reader<T>,
  most: number,
): Reader<readonly T[]> {
  return (value, path, mistakes) => {
    if (!Array.isArray(value)) {
      mistakes.push({ path, message: 'is not a list; write it in square brackets' })
      return []
    }
    if (value.length > most) {
      mistakes.push({ path, message: `has ${value.length} entries; keep ${most} at most` })
      return []
    }
    const seen = new Set<string>()
    return value.map((entry, index) => {
      const read = reader(entry, join(path, index), mistakes)
      if (seen.has(read.id))
        mistakes.push({ path: join(path, index), message: 'has another one’s id; give it an id of its own' })
      seen.add(read.id)
      return read
    })
  }
}

/** An object of certain fields; others are passed over. */
export function fields<T>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  return (value, path, mistakes) => {
    const given = typeof value === 'object' && value !== null ? value : {}
    if (given !== value) mistakes.push({ path, message: 'is not an object; write it in curly brackets' })
    const names = Object.keys(readers) as (keyof T & string)[]
    // Of an object that is none, one mistake is enough.
    const noted = given === value ? mistakes : []
    return Object.fromEntries(
      names.map((name) => {
        const own = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined
        return [name, readers[name](own, join(path, name), noted)]
      }),
    ) as T
  }
}

function join(path: string, key: string | number): string {
  return path ? `${path}.${key}` : String(key)
}
