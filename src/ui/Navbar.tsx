import { useEffect, useState } from 'react'
import { sections } from '../content/sections.ts'
import { useScene } from '../scene/store.ts'
import styles from './Navbar.module.css'
import { SectionLink } from './SectionLink.tsx'
import { useActiveSection } from './useActiveSection.ts'

const ids = sections.map((section) => section.id)

/** The six ways down the home page, and which of them the reader is at. */
export function Navbar() {
  const open = useScene((state) => state.phase === 'open')
  const active = useActiveSection(ids, open)
  const [plain, setPlain] = useState(false)
  useEffect(() => {
    // A name that shows itself over the page leaves at Escape, without the pointer or the focus having to.
    const keyed = ({ key }: KeyboardEvent) => setPlain(key === 'Escape')
    addEventListener('keydown', keyed)
    return () => removeEventListener('keydown', keyed)
  }, [])
  return (
    <nav
      aria-label="Sections"
      className={styles.navbar}
      data-plain={plain || undefined}
      onPointerLeave={() => setPlain(false)}
    >
      <ul>
        {sections.map(({ id, name, emoji }) => (
          <li key={id}>
            <SectionLink section={id} aria-label={name} aria-current={active === id ? 'true' : undefined}>
              <span className={styles.emoji} aria-hidden="true">
                {emoji}
              </span>
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
