import { useRef } from 'react'
import { StillEclipse } from '../scene/StillEclipse.tsx'
import { useScene } from '../scene/store.ts'
import { langOf, text } from '../site/text.ts'
import { FooterContent, type FooterProps } from './Footer.tsx'
import styles from './LastScreen.module.css'
import { OwnerText } from './OwnerText.tsx'
import { SiteText } from './SiteText.tsx'
import { smoothScrollTo } from './smoothScroll.ts'
import { useLastScreen } from './useLastScreen.ts'

interface LastScreenProps extends FooterProps {
  readonly line?: string | undefined
  /** Shown inside the eclipse, some seconds after it is total. */
  readonly hiddenLine?: string | undefined
  /** Shown below it some seconds later, on devices that cannot hover. */
  readonly touchLine?: string | undefined
}

/** The footer of the home page: a screen over which the moon becomes the eclipse of the gate again. */
export function LastScreen({ line, hiddenLine, touchLine, ...footer }: LastScreenProps) {
  const palette = useScene((state) => state.palette)
  const screen = useRef<HTMLElement>(null)
  useLastScreen(screen)
  return (
    <footer ref={screen} className={styles.screen} data-last-screen="">
      <div className={styles.stage}>
        <div className={styles.still} aria-hidden="true">
          <StillEclipse id="last" palette={palette} />
        </div>
        <button
          type="button"
          className={styles.disc}
          aria-label={text.page.toBeginning}
          lang={langOf(text.page.toBeginning)}
          onClick={goToBeginning}
        />
        {(hiddenLine || touchLine) && (
          <p className={styles.hiddenLine}>
            {hiddenLine && <OwnerText>{hiddenLine}</OwnerText>}
            {touchLine && (
              <span className={styles.touchLine}>
                <SiteText>{touchLine}</SiteText>
              </span>
            )}
          </p>
        )}
      </div>
      {line && (
        <p className={styles.line}>
          <OwnerText>{line}</OwnerText>
        </p>
      )}
      <FooterContent {...footer} />
    </footer>
  )
}

/** Scrolls to the top, so that the moon returns to its place. Reading continues at the page's heading. */
function goToBeginning(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  void smoothScrollTo(() => 0)
}
