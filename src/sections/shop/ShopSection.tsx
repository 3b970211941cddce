import { Link } from 'wouter'
import { textsOf } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { PictureRow } from '../../ui/PictureRow.tsx'
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
      <PictureRow pictures={covers} slot="phone" />
      <Link href="/shop" className={buttonStyle('bright')}>
        {home.visitShop}
      </Link>
    </>
  )
}
