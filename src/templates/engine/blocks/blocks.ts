import type { BlockKind } from '../fields/pageFields.ts'
import type { Block } from './block.ts'
import { columns } from './columns.ts'
import { heading } from './heading.ts'
import { paragraph } from './paragraph.ts'
import { question } from './question.ts'

export const BLOCKS: Readonly<Record<BlockKind, Block>> = { heading, paragraph, columns, question }
