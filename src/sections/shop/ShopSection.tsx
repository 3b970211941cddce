import { Link } from 'wouter'
import { textsOf } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import { CoverName } from '../../templates/shop/yourName/CoverName.tsx'
import { NameLine } from '../../templates/shop/yourName/NameLine.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { CoverRow } from '../../ui/PictureRow.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import type { SectionProps } from '../section.ts'
import words from './words.json' with { type: 'json' }

const { home } = textsOf(words)
const covers = cards.slice(0, 3).map(({ id, title, phoneImage }) => ({
  src: phoneImage,
  alt: title,
  href: `/shop/${id}`,
  overlay: <CoverName src={phoneImage} slot="phone" />,
}))

export function ShopSection({ lead }: SectionProps) {
  return (
    <>
      <p>{lead && <SiteText>{lead}</SiteText>}</p>
      <NameLine />
      <CoverRow pictures={covers} />
      <Link href="/shop" className={buttonStyle('bright')}>
        <SiteText>{home.visitShop}</SiteText>
      </Link>
    </>
  )
}
