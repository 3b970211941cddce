import { Link } from 'wouter'
import type { Template } from '../content/schema.ts'
import { SitePicture } from './SitePicture.tsx'
import styles from './TemplateCard.module.css'

/** A template in the shop: its cover and its title, both one link. */
export function TemplateCard({ template }: { template: Template }) {
  return (
    <Link href={`/shop/${template.id}`} className={styles.card}>
      <SitePicture picture={{ src: template.image, alt: '' }} sizes="(min-width: 60rem) 22rem, 100vw" />
      <span className={styles.title}>{template.title}</span>
    </Link>
  )
}
