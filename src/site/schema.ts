import { z } from 'zod'

/** Words for a person: `what` is wrong is said by zod's path, this says what to do about it. */
const words = z.string().trim().min(1, 'is empty; write some words')

const link = z.string().refine((url) => URL.canParse(url) && new URL(url).protocol === 'https:', {
  message: 'is not an https address; write it in full, as in https://example.com/you',
})

/** A page of this site, or one elsewhere. */
const page = z.string().refine((url) => /^\/(?![/\\])/.test(url) || link.safeParse(url).success, {
  message:
    'is neither a page of this site nor an https address; write it as in /editor/1 or https://example.com/you',
})

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  message: 'is not a usable id; use small letters, digits and single hyphens',
})

/** A picture is named by its original's path below `src/content/pictures`; the build looks for it there. */
const pictureName = z.string().regex(/^[^\s/\\"][^\\"]*\.\w+$/, {
  message:
    'is not a picture’s file; write its path below src/content/pictures with its ending, as in saltmere-hollow/cove.jpg',
})
const picture = z.object({ src: pictureName, alt: words })

const exactly = <T extends z.ZodType>(item: T, count: number, noun: string) =>
  z.array(item).refine((items) => items.length === count, {
    error: (issue) => {
      const found = Array.isArray(issue.input) ? issue.input.length : 0
      const difference = Math.abs(found - count)
      return `holds ${found} ${noun}; there must be ${count}, so ${found > count ? 'remove' : 'add'} ${difference}`
    },
  })

const unique = <T extends { id: string }>(items: readonly T[]) =>
  new Set(items.map((item) => item.id)).size === items.length
const duplicateIds = { message: 'uses the same id twice; give each entry an id of its own' }

export const siteSchema = z.object({
  /** Where the site is published, its host and the path it stands under: every address of the site starts with it. */
  url: link,
  name: words,
  title: words,
  description: words,
  greeting: words,
  portrait: picture,
  bio: z.array(words).min(1, 'is empty; write at least one paragraph'),
  donationUrl: link,
  supportContacts: exactly(words, 5, 'ways to ask for support'),
  sky: z.object({
    /** 'tonight' follows the real moon; a number in [0, 1) fixes it: 0 new, 0.25 first quarter, 0.5 full. */
    moonPhase: z.custom<'tonight' | number>(
      (phase) => phase === 'tonight' || (typeof phase === 'number' && phase >= 0 && phase < 1),
      "is neither 'tonight' nor a number from 0 up to 1 (0 new, 0.5 full)",
    ),
  }),
})

export const socialsSchema = exactly(
  z.object({ id, name: words, handle: words, url: link }),
  4,
  'social profiles',
).refine(unique, duplicateIds)

export const projectsSchema = exactly(
  z.object({ id, name: words, summary: words, url: link }),
  6,
  'projects',
).refine(unique, duplicateIds)

export const tracksSchema = exactly(
  z.object({
    id: z.string().regex(/^[A-Za-z0-9]{22}$/, {
      message: 'is not a Spotify track id; copy the 22 letters and digits after /track/ in its address',
    }),
    title: words,
    composer: words,
  }),
  3,
  'tracks',
).refine(unique, duplicateIds)

const wallpaper = z.object({ id, name: words, url: link })
const game = z.object({
  id,
  title: words,
  summary: words,
  wallpapers: z.array(wallpaper).refine(unique, duplicateIds),
  images: z.array(picture).min(1, 'is empty; show at least one picture'),
})
export const gamesSchema = exactly(game, 3, 'games').refine(unique, duplicateIds)

const preview = z.object({ src: pictureName, orientation: z.enum(['landscape', 'portrait']) })
const template = z.object({
  id: z.enum(['1', '2', '3'], { error: "is not '1', '2' or '3'" }),
  title: words,
  summary: words,
  image: pictureName,
  images: z.array(preview).min(1, 'is empty; show at least one preview'),
  bio: z.array(words).min(1, 'is empty; describe the template'),
  editorLink: page,
  demoLink: page,
})
export const templatesSchema = exactly(template, 3, 'templates').refine(unique, duplicateIds)

export const publishingSchema = z.object({
  hostName: words,
  hostUrl: link,
  videoUrl: link,
  steps: exactly(words, 6, 'publishing steps'),
  phoneTips: z.array(words).min(1, 'is empty; give at least one tip'),
})

export const refundPolicySchema = z.array(words).min(1, 'is empty; say what the policy is')

export type Picture = z.infer<typeof picture>
export type Site = z.infer<typeof siteSchema>
export type Social = z.infer<typeof socialsSchema>[number]
export type Project = z.infer<typeof projectsSchema>[number]
export type Track = z.infer<typeof tracksSchema>[number]
export type Game = z.infer<typeof gamesSchema>[number]
export type Template = z.infer<typeof templatesSchema>[number]
export type Publishing = z.infer<typeof publishingSchema>
