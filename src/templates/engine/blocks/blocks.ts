import type { Block } from './block.ts'
import { columns } from './columns.ts'
import { heading } from './heading.ts'
import { paragraph } from './paragraph.ts'
import { question } from './question.ts'

export const BLOCK_KINDS = ['heading', 'paragraph', 'columns', 'question'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

export const BLOCKS: Readonly<Record<BlockKind, Block>> = { heading, paragraph, columns, question }
