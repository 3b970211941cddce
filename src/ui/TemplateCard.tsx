import { Link } from 'wouter'
import type { ShopTemplate } from '../site/templates.ts'
import { text } from '../site/text.ts'
import { SitePicture } from './SitePicture.tsx'
import styles from './TemplateCard.module.css'

/** A template in the shop: one link with its cover, title, character and price. */
export function TemplateCard({ template, first }: { template: ShopTemplate; first: boolean }) {
  return (
    <Link href={`/shop/${template.id}`} className={styles.card}>
      <SitePicture picture={{ src: template.image, alt: '' }} place="cover" first={first} />
      <span className={styles.words}>
        <span className={styles.title}>{template.title}</span>
        {template.summary && <span className={styles.summary}>{template.summary}</span>}
        <span className={styles.price}>{text.shop.price}</span>
      </span>
    </Link>
  )
}
