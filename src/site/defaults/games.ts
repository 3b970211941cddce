import type { Game } from '../schema.ts'

export const games: readonly Game[] = []
