import { z } from 'zod'
import { isHttps, isMailto, isSitePath } from '../addresses/exactAddress.ts'
import { nearestName } from '../lib/nearestName.ts'

/* The types of the fields in the owner's files. `fieldMistakes` puts the file and the field before each message. */

export const text = z.string().trim().min(1, 'is empty; write some words, or leave it out')

export const httpsAddress = z.string().refine(isHttps, {
  message: 'is not an https address; write it in full, as in https://example.com/you',
})

export const linkedAddress = z.string().refine((url) => isHttps(url) || isSitePath(url) || isMailto(url), {
  message:
    'is neither an https address, one of mail nor a page of this site; write it as in https://example.com/you, mailto:you@example.com or /media',
})

/** A path of this site, or an https address. @param target 'a page' or 'a file' @param example a path */
export const pathOrHttps = (target: string, example: string) =>
  z.string().refine((url) => isSitePath(url) || isHttps(url), {
    message: `is neither ${target} of this site nor an https address; write it as in ${example} or https://example.com/you`,
  })

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  message: 'is not a usable id; use small letters, digits and single hyphens',
})

/** A picture's path below the folder `pictures`, as in `sea/cove.jpg`. The build checks that the file exists. */
export const picturePath = z.string().regex(/^[^\s/\\"][^\\"]*\.\w+$/, {
  message:
    'is not a picture’s file; write its path below the folder “pictures” with its ending, as in saltmere-hollow/cove.jpg',
})
export const picture = z.strictObject({
  src: picturePath,
  alt: text,
  pixelArt: z.boolean().optional(),
})
export type Picture = Readonly<z.infer<typeof picture>>

/** A list in which no two entries have the same value of `key`. */
export const list = <Item extends z.ZodType>(item: Item, key: 'id' | 'path' = 'id') =>
  z
    .array(item)
    .superRefine((items, context) => {
      const seen = new Set<string>()
      for (const [index, entry] of items.entries()) {
        const value = (entry as Readonly<Partial<Record<typeof key, string>>>)[key]
        if (value === undefined) continue
        if (seen.has(value))
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: `is “${value}”, which another entry has too; give each ${key === 'id' ? 'an' : 'a'} ${key} of its own`,
          })
        seen.add(value)
      }
    })
    .readonly()

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/

/** Returns undefined for a missing day, for which `fieldMistakes` has a message. */
function dayMistake(input: unknown): string | undefined {
  if (input === undefined) return undefined
  if (typeof input === 'string' && DAY_FORM.test(input))
    return `is ${input}, a day that does not exist; choose another`
  return 'is not a day; write the year, the month and the day, as in 2026-12-05'
}

export const day = z.iso.date({ error: ({ input }) => dayMistake(input) })
export const isDay = (date: unknown): date is string => day.safeParse(date).success

export const texts = z.array(text).readonly()

/** The remedy for a misspelt name. @param names the right names */
export function remedy(wrongName: string, names: readonly string[]): string {
  const nearest = nearestName(wrongName, names)
  return nearest ? `write “${nearest}”` : 'choose one'
}
