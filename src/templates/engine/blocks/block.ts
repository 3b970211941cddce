import type { Direction } from '../../../lib/textDirection.ts'
import type { Link } from '../data/siteData.ts'

/** Makes the markup of a block; '' if a part that it needs is empty. @param attributes with a space before each */
export type Block = (
  content: Pick<Link, 'label' | 'text' | 'rows'>,
  attributes: string,
  pageDirection: Direction,
) => string
