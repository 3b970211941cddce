import { z } from '../lib/zod.ts'
import themes from './themes.json' with { type: 'json' }
import { THEME_NAMES } from './themes.ts'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'is not a colour; write it as in #f6a6c6'))
const colours = Object.fromEntries(Object.keys(themes.night).map((name) => [name, colour]))

/** The owner's `theme.json`. */
export const themeSchema = z.partial(z.strictObject({ theme: z.enum(THEME_NAMES), ...colours }))
