import { z } from 'zod'

/* The kinds of fields in the owner's files. `contentMistakes` puts the path of the field before each message. */

/** A text that is not empty. */
export const nonEmptyText = z.string().trim().min(1, 'is empty; write some words, or leave it out')

/** True for an https address. */
export const isLink = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'
/** An address for a trial: the check of a build refuses it. */
export const isOwnComputer = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(url)
const isPath = (url: string) => /^\/(?![/\\])/.test(url)

/** An address elsewhere. */
export const link = z.string().refine(isLink, {
  message: 'is not an https address; write it in full, as in https://example.com/you',
})

/** A way to reach the owner: an address elsewhere, a mailbox, or a page of this site. */
export const profile = z
  .string()
  .refine((url) => isLink(url) || isPath(url) || /^mailto:[^\s@]+@[^\s@]+$/.test(url), {
    message:
      'is neither an https address, one of mail nor a page of this site; write it as in https://example.com/you, mailto:you@example.com or /media',
  })

/** A page or a file of this site, or one elsewhere. */
export const place = (what: string, example: string) =>
  z.string().refine((url) => isPath(url) || isLink(url), {
    message: `is neither ${what} of this site nor an https address; write it as in ${example} or https://example.com/you`,
  })

/** An id, which may be an anchor or a part of an address. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  message: 'is not a usable id; use small letters, digits and single hyphens',
})

/** A path below the folder `pictures`. The build checks that the file exists. */
export const pictureName = z.string().regex(/^[^\s/\\"][^\\"]*\.\w+$/, {
  message:
    'is not a picture’s file; write its path below the folder “pictures” with its ending, as in saltmere-hollow/cove.jpg',
})
/** A picture with its alternative text. */
export const picture = z.strictObject({
  src: pictureName,
  alt: nonEmptyText,
  pixelArt: z.boolean().optional(),
})

/** A list without two entries of one id. @param key the field that tells entries apart, if it is another one */
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

/** A day of the calendar. */
export const day = z.iso.date('is not a day; write the year, the month and the day, as in 2026-12-05')

/** A text in paragraphs. */
export const paragraphs = z.array(nonEmptyText).readonly()
