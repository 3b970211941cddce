import { Link } from 'wouter'
import { fill } from '../../lib/fill.ts'
import { langOf, text } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import { EditorLink } from '../../templates/shop/yourName/EditorLink.tsx'
import { buttonStyle, standaloneLink } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Gallery } from '../../ui/Gallery.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from './TemplatePage.module.css'
import { TryIt } from './TryIt.tsx'

/** The page of a card of the shop, as in `/shop/1`. */
export function TemplatePage({ cardId }: { cardId?: string | undefined }) {
  const card = cards.find(({ id }) => id === cardId)
  if (!card) throw new Error(`The shop has no card ${cardId}`)
  const { title, images, bio, editorLink, demoLink } = card
  const pictures = images.map(({ src, isWide, ...image }, index) => ({
    ...image,
    src,
    isWide: index === 0 || isWide === true,
    alt: fill(text.template.preview, { title, number: index + 1 }),
    altLang: langOf(text.template.preview),
  }))
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/shop" className={standaloneLink}>
          <SiteText>{text.template.back}</SiteText>
        </Link>
        <PageHeading>{title}</PageHeading>
        <div className={styles.bio}>
          {bio.map((paragraph) => (
            <p key={paragraph}>
              <OwnerText>{paragraph}</OwnerText>
            </p>
          ))}
        </div>
        {(editorLink || demoLink) && (
          <div className={styles.buttons}>
            {editorLink && (
              <EditorLink href={editorLink} className={buttonStyle('bright')}>
                <SiteText>{text.template.openEditor}</SiteText>
              </EditorLink>
            )}
            {demoLink && (
              <ExternalLink href={demoLink} className={buttonStyle(editorLink ? 'quiet' : 'bright')}>
                <SiteText>{text.template.viewExample}</SiteText>
              </ExternalLink>
            )}
            <TryIt card={card} />
          </div>
        )}
      </header>
      {pictures.length > 0 && <Gallery pictures={pictures} isEager />}
      <p>
        <Link href="/shop" className={standaloneLink}>
          <SiteText>{text.template.back}</SiteText>
        </Link>
      </p>
    </div>
  )
}
