import { Link } from 'wouter'
import { textsOf } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { CoverRow } from '../../ui/PictureRow.tsx'
import type { SectionProps } from '../section.ts'
import words from './words.json' with { type: 'json' }

const { home } = textsOf(words)
const covers = cards
  .slice(0, 3)
  .map(({ id, title, phoneImage }) => ({ src: phoneImage, alt: title, href: `/shop/${id}` }))

export function ShopSection({ lead }: SectionProps) {
  return (
    <>
      <p>{lead}</p>
      <CoverRow pictures={covers} />
      <Link href="/shop" className={buttonStyle('bright')}>
        {home.visitShop}
      </Link>
    </>
  )
}
