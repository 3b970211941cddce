import { Link } from 'wouter'
import { fill } from '../lib/fill.ts'
import { templates } from '../site/templates.ts'
import { text } from '../site/text.ts'
import { buttonStyle, loneLink } from '../ui/Button.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { TemplateNotFoundPage } from './TemplateNotFoundPage.tsx'
import styles from './TemplatePage.module.css'

export function TemplatePage({ templateId }: { templateId?: string | undefined }) {
  const template = templates.find(({ id }) => id === templateId)
  if (!template) return <TemplateNotFoundPage />
  const { title, images, bio, editorLink, demoLink } = template
  const pictures = images.map(({ src }, index) => ({
    src,
    alt: fill(text.template.preview, { title, number: index + 1 }),
  }))
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/shop" className={loneLink}>
          {text.template.back}
        </Link>
        <PageHeading>{title}</PageHeading>
        <div className={styles.bio}>
          {bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className={styles.buttons}>
          <ExternalLink href={editorLink} className={buttonStyle('bright')}>
            {text.template.openEditor}
          </ExternalLink>
          <ExternalLink href={demoLink} className={buttonStyle('quiet')}>
            {text.template.viewExample}
          </ExternalLink>
        </p>
      </header>
      {pictures.length > 0 && <Gallery pictures={pictures} first hasLead />}
      <p>
        <Link href="/shop" className={loneLink}>
          {text.template.back}
        </Link>
      </p>
    </div>
  )
}
