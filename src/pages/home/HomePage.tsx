import { Fragment } from 'react'
import { sections } from '../../site/sections.ts'
import { site } from '../../site/site.ts'
import { MoonDivider } from '../../ui/icons.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Section } from '../../ui/Section.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
import styles from './HomePage.module.css'
import { Biography, introduction, SECTION_COMPONENTS } from './homeSections.tsx'

/** Moon phases of the first and the last divider, [0, 1): 0 new, 0.5 full. The first is a thin crescent. */
const FIRST_PHASE = 0.03
const LAST_PHASE = 0.5

export function HomePage() {
  // At least 1, because the index is divided by it.
  const lastDividerIndex = Math.max(1, sections.length - 2)
  const phaseOfDivider = (index: number) =>
    FIRST_PHASE + ((LAST_PHASE - FIRST_PHASE) * index) / lastDividerIndex
  return (
    <div className={styles.column}>
      <header className={styles.hero}>
        {site.portrait && (
          <div className={styles.portrait}>
            <SitePicture picture={site.portrait} slot="portrait" isEager />
          </div>
        )}
        <PageHeading className={styles.greeting}>{site.greeting}</PageHeading>
        <Biography paragraphs={introduction} />
      </header>
      {sections.map(({ id, title, text }, index) => {
        const Content = SECTION_COMPONENTS[id]
        return (
          <Fragment key={id}>
            {index > 0 && <MoonDivider phase={phaseOfDivider(index - 1)} />}
            <Section id={id} title={title}>
              <Content lead={text} />
            </Section>
          </Fragment>
        )
      })}
    </div>
  )
}
