import { Link } from 'wouter'
import type { ShopTemplate } from '../site/templates.ts'
import { SitePicture } from './SitePicture.tsx'
import styles from './TemplateCard.module.css'

/** A template in the shop: one link with cover and title. */
export function TemplateCard({ template, first }: { template: ShopTemplate; first: boolean }) {
  return (
    <Link href={`/shop/${template.id}`} className={styles.card}>
      <SitePicture picture={{ src: template.image, alt: '' }} place="cover" first={first} />
      <span className={styles.title}>{template.title}</span>
    </Link>
  )
}
