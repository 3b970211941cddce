import { Link } from 'wouter'
import type { ShopTemplate } from '../site/templates.ts'
import { text } from '../site/text.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { SitePicture } from './SitePicture.tsx'
import styles from './TemplateCard.module.css'
import hidden from './visuallyHidden.module.css'

/** A template in the shop: a link to its page with cover, title, character and price, and one to its editor. */
export function TemplateCard({ template, first }: { template: ShopTemplate; first: boolean }) {
  const { editorLink, title } = template
  return (
    <div className={styles.card}>
      <Link href={`/shop/${template.id}`} className={styles.page}>
        <SitePicture picture={{ src: template.image, alt: '' }} place="cover" first={first} />
        <span className={styles.words}>
          <span className={styles.title}>{template.title}</span>
          {template.summary && <span className={styles.summary}>{template.summary}</span>}
          <span className={styles.price}>{text.shop.price}</span>
        </span>
      </Link>
      {editorLink && (
        <ExternalLink href={editorLink} className={styles.editor}>
          {text.template.openEditor}
          <span className={hidden.hidden}> {title}</span>
        </ExternalLink>
      )}
    </div>
  )
}
