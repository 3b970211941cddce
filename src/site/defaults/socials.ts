import type { Social } from '../schema.ts'

export const socials: readonly Social[] = []
