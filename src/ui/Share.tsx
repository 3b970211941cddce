import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../lib/lazyModule.ts'
import { pageAddress, sharePage } from '../lib/share.ts'
import { text } from '../site/text.ts'
import { LineIcon } from './icons.tsx'
import type { QrDialog } from './QrDialog.tsx'
import styles from './Share.module.css'

const qrDialog = lazyModule(() => import('./QrDialog.tsx'))

interface Answer {
  /** The shared page's address. On another page the answer disappears. */
  readonly address: string
  readonly message?: string
  /** True when the address is shown as selected text, to copy by hand. */
  readonly isLink?: boolean
  readonly Code?: ComponentType<Parameters<typeof QrDialog>[0]>
}

/** The share buttons. The QR code's script loads when its button is pressed. */
export function Share() {
  const [lastAnswer, setAnswer] = useState<Answer | null>(null)
  // The address decides: while the previous page is still visible, a press counts for the new one.
  const answer = lastAnswer?.address === pageAddress(location) ? lastAnswer : null
  const linkText = useRef<HTMLElement>(null)

  useEffect(() => {
    if (answer?.isLink && linkText.current) getSelection()?.selectAllChildren(linkText.current)
  }, [answer])

  const showLink = (address: string) =>
    setAnswer({ address, message: `${text.share.copyThis} `, isLink: true })
  const share = async () => {
    const address = pageAddress(location)
    const shared = await sharePage({ title: document.title, url: address })
    if (shared === 'refused') showLink(address)
    else setAnswer(shared === 'copied' ? { address, message: text.share.copied } : null)
  }
  const showCode = async (event: MouseEvent<HTMLButtonElement>) => {
    const address = pageAddress(location)
    // Safari does not focus a button on click, and the dialog gives focus back to the focused element.
    event.currentTarget.focus()
    try {
      const { QrDialog: Code } = await qrDialog.loadInTime()
      setAnswer({ address, Code })
    } catch {
      showLink(address)
    }
  }

  return (
    <>
      <div className={styles.share}>
        <button type="button" onClick={share}>
          <LineIcon path="M12 15V4M8 8l4-4 4 4M6 12v7h12v-7" />
          {text.share.share}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={showCode}>
          <LineIcon path="M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM14 14h2v2h-2ZM19 14v5h-5" />
          {text.share.code}
        </button>
        <output>
          {/* In separate elements, because a browser's translation replaces the texts. */}
          <span>{answer?.message}</span>
          {answer?.isLink && <span ref={linkText}>{answer.address}</span>}
        </output>
      </div>
      {answer?.Code && <answer.Code address={answer.address} onClose={() => setAnswer(null)} />}
    </>
  )
}
