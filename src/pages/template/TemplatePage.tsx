import { Link } from 'wouter'
import { fill } from '../../lib/fill.ts'
import { text } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import { buttonStyle, standaloneLink } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Gallery } from '../../ui/Gallery.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './TemplatePage.module.css'

/** The page of a card of the shop, as in `/shop/1`. */
export function TemplatePage({ cardId }: { cardId?: string | undefined }) {
  const card = cards.find(({ id }) => id === cardId)
  if (!card) throw new Error(`The shop has no card ${cardId}`)
  const { title, images, bio, editorLink, demoLink } = card
  const links = [
    ...(editorLink ? [{ text: text.template.openEditor, url: editorLink }] : []),
    ...(demoLink ? [{ text: text.template.viewExample, url: demoLink }] : []),
  ]
  const pictures = images.map(({ src, isWide, isFirstOnPhone = false }, index) => ({
    src,
    isFirstOnPhone,
    isWide: index === 0 || isWide === true,
    alt: fill(text.template.preview, { title, number: index + 1 }),
  }))
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/shop" className={standaloneLink}>
          {text.template.back}
        </Link>
        <PageHeading>{title}</PageHeading>
        <div className={styles.bio}>
          {bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {links.length > 0 && (
          <p className={styles.buttons}>
            {links.map(({ text: name, url }, index) => (
              <ExternalLink key={name} href={url} className={buttonStyle(index === 0 ? 'bright' : 'quiet')}>
                {name}
              </ExternalLink>
            ))}
          </p>
        )}
      </header>
      {pictures.length > 0 && <Gallery pictures={pictures} isEager />}
      <p>
        <Link href="/shop" className={standaloneLink}>
          {text.template.back}
        </Link>
      </p>
    </div>
  )
}
