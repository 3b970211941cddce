import { Link } from 'wouter'
import type { ShopCard } from '../site/templates.ts'
import { text } from '../site/text.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { SitePicture } from './SitePicture.tsx'
import styles from './TemplateCard.module.css'
import hidden from './visuallyHidden.module.css'

/** A card of the shop: a link to its page, and below it a link to the owner's address for orders, or else to the editor. */
export function TemplateCard({ card, isEager }: { card: ShopCard; isEager: boolean }) {
  const { editorLink, title, priceText } = card
  const actionLink = card.button ?? (editorLink && { text: text.template.openEditor, url: editorLink })
  return (
    <div className={styles.card}>
      <Link href={`/shop/${card.id}`} className={styles.pageLink}>
        <SitePicture picture={{ src: card.image, alt: '' }} slot="cover" isEager={isEager} />
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {card.summary && <span className={styles.summary}>{card.summary}</span>}
          {priceText && <Price text={priceText} />}
        </span>
      </Link>
      {actionLink && (
        <ExternalLink href={actionLink.url} className={styles.actionLink}>
          {actionLink.text}
          <span className={hidden.hidden}> {title}</span>
        </ExternalLink>
      )}
    </div>
  )
}

/** A price, or a text such as “Free”. Browsers format amounts differently, so React keeps the prerendered text. */
export function Price({ text: price }: { text: string }) {
  return (
    <span className={styles.price} suppressHydrationWarning>
      {price}
    </span>
  )
}
