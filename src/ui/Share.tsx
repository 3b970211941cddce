import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { pageAddress, sharePage } from '../lib/share.ts'
import { text } from '../site/text.ts'
import { LineIcon } from './icons.tsx'
import type { QrDialog } from './QrDialog.tsx'
import styles from './Share.module.css'

interface Answer {
  /** The address of the shared page. The answer shows only on this page. */
  readonly address: string
  readonly message?: string
  /** True if the address shows as selected text, for the visitor to copy. */
  readonly showsAddress?: boolean
  readonly CodeDialog?: ComponentType<Parameters<typeof QrDialog>[0]>
}

/** The share buttons. The QR code's script loads when its button is pressed. */
export function Share() {
  const [lastAnswer, setAnswer] = useState<Answer | null>(null)
  // While the next page loads, the previous page is visible, but `location`, and so a press, already means the next page.
  const answer = lastAnswer?.address === pageAddress(location) ? lastAnswer : null
  const addressText = useRef<HTMLElement>(null)

  useEffect(() => {
    if (answer?.showsAddress && addressText.current) getSelection()?.selectAllChildren(addressText.current)
  }, [answer])

  const showAddress = (address: string) =>
    setAnswer({ address, message: `${text.share.copyThis} `, showsAddress: true })
  const share = async () => {
    const address = pageAddress(location)
    const outcome = await sharePage({ title: document.title, url: address })
    if (outcome === 'refused') showAddress(address)
    else setAnswer(outcome === 'copied' ? { address, message: text.share.copied } : null)
  }
  const showCode = async (event: MouseEvent<HTMLButtonElement>) => {
    const address = pageAddress(location)
    // Safari does not focus a button on click. When the dialog closes, focus returns to the element that had it before.
    event.currentTarget.focus()
    try {
      const { QrDialog: CodeDialog } = await import('./QrDialog.tsx')
      setAnswer({ address, CodeDialog })
    } catch {
      showAddress(address)
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
          {/* Each text has its own element: a browser's translation replaces text nodes, and React could not update them. */}
          <span>{answer?.message}</span>
          {answer?.showsAddress && <span ref={addressText}>{answer.address}</span>}
        </output>
      </div>
      {answer?.CodeDialog && <answer.CodeDialog address={answer.address} onClose={() => setAnswer(null)} />}
    </>
  )
}
