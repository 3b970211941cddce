import { Link } from 'wouter'
import { text } from '../../site/text.ts'
import type { ShopCard } from '../../templates/shop/cards.ts'
import { CoverName } from '../../templates/shop/yourName/CoverName.tsx'
import { EditorLink } from '../../templates/shop/yourName/EditorLink.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import hidden from '../../ui/visuallyHidden.module.css'
import styles from './TemplateCard.module.css'

/** A card of the shop: a link to its page, and below it a link to its editor. */
export function TemplateCard({ card, isEager }: { card: ShopCard; isEager: boolean }) {
  const { editorLink, title } = card
  return (
    <div className={styles.card}>
      <Link href={`/shop/${card.id}`} className={styles.pageLink}>
        <SitePicture picture={{ src: card.image, alt: '' }} slot="cover" isEager={isEager} />
        <CoverName src={card.image} slot="cover" />
        <span className={styles.text}>
          <span className={styles.title}>
            <OwnerText>{title}</OwnerText>
          </span>
          {card.summary && (
            <span className={styles.summary}>
              <OwnerText>{card.summary}</OwnerText>
            </span>
          )}
        </span>
      </Link>
      {editorLink && (
        <EditorLink href={editorLink} className={styles.editorLink}>
          <SiteText>{text.template.openEditor}</SiteText>
          <span className={hidden.hidden}> {title}</span>
        </EditorLink>
      )}
    </div>
  )
}
