import { Link } from 'wouter'
import { text } from '../../site/text.ts'
import type { ShopCard } from '../../templates/shop/cards.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
import hidden from '../../ui/visuallyHidden.module.css'
import styles from './TemplateCard.module.css'

/** A card of the shop: a link to its page, and below it a link to its editor. */
export function TemplateCard({ card, isEager }: { card: ShopCard; isEager: boolean }) {
  const { editorLink, title } = card
  return (
    <div className={styles.card}>
      <Link href={`/shop/${card.id}`} className={styles.pageLink}>
        <SitePicture picture={{ src: card.image, alt: '' }} slot="cover" isEager={isEager} />
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {card.summary && <span className={styles.summary}>{card.summary}</span>}
        </span>
      </Link>
      {editorLink && (
        <ExternalLink href={editorLink} className={styles.editorLink}>
          {text.template.openEditor}
          <span className={hidden.hidden}> {title}</span>
        </ExternalLink>
      )}
    </div>
  )
}
