import { site } from '../../site/site.ts'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { hasSection } from '../sections.ts'
import styles from './Biography.module.css'

const introductionLength = hasSection('socials')
  ? (site.paragraphsAboveProfiles ?? site.bio.length)
  : site.bio.length
/** The paragraphs below the greeting. */
export const introduction = site.bio.slice(0, introductionLength)
/** The paragraphs below the links to the owner's profiles. */
export const biographyBelowProfiles = site.bio.slice(introductionLength)

export function Biography({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <div className={styles.bio}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <OwnerText>{paragraph}</OwnerText>
        </p>
      ))}
    </div>
  )
}
