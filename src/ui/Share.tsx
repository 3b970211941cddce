import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { pageAddress } from '../lib/pageAddress.ts'
import { sharePage } from '../lib/share.ts'
import { within } from '../lib/within.ts'
import { words } from '../site/wordsOf/share.ts'
import { LineIcon } from './LineIcon.tsx'
import type { QrDialog } from './QrDialog.tsx'
import styles from './Share.module.css'

/** Buttons that share the page. The QR code's script is downloaded when its button is pressed. */
export function Share() {
  const [answer, setAnswer] = useState('')
  const [link, setLink] = useState('')
  const [Code, setCode] = useState<ComponentType<Parameters<typeof QrDialog>[0]> | null>(null)
  const shownLink = useRef<HTMLElement>(null)

  useEffect(() => {
    if (link && shownLink.current) getSelection()?.selectAllChildren(shownLink.current)
  }, [link])

  const giveLink = () => {
    setAnswer(`${words.share.copyThis} `)
    setLink(pageAddress(location))
  }
  const share = async () => {
    const shared = await sharePage({ title: document.title, url: pageAddress(location) })
    if (shared === 'refused') return giveLink()
    setAnswer(shared === 'copied' ? words.share.copied : '')
    setLink('')
  }
  const showCode = async (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button on click, and the dialog gives focus back to the focused element.
    event.currentTarget.focus()
    try {
      const { QrDialog: Loaded } = await within(import('./QrDialog.tsx'))
      setCode(() => Loaded)
    } catch {
      giveLink()
    }
  }

  return (
    <>
      <div className={styles.share}>
        <button type="button" onClick={share}>
          <LineIcon path="M12 15V4M8 8l4-4 4 4M6 12v7h12v-7" />
          {words.share.share}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={showCode}>
          <LineIcon path="M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM14 14h2v2h-2ZM19 14v5h-5" />
          {words.share.code}
        </button>
        <output>
          {/* In elements of their own: a browser that translates the page replaces the texts. */}
          <span>{answer}</span>
          {link && <span ref={shownLink}>{link}</span>}
        </output>
      </div>
      {Code && <Code address={pageAddress(location)} onClose={() => setCode(null)} />}
    </>
  )
}
