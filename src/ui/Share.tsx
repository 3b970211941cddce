import { useEffect, useRef, useState } from 'react'
import { pageAddress, sharePage } from '../lib/sharePage.ts'
import { text } from '../site/text.ts'
import { LineIcon } from './icons.tsx'
import styles from './Share.module.css'
import { SiteText } from './SiteText.tsx'

interface Answer {
  /** The address of the shared page. The answer shows only on this page. */
  readonly address: string
  readonly message: string
  /** True if the address shows as selected text, for the visitor to copy. */
  readonly showsAddress: boolean
}

/** The button that shares the page's address, with a line for its answer. */
export function Share() {
  const [lastAnswer, setAnswer] = useState<Answer | null>(null)
  // While the next page loads, the previous page is visible, but `location`, and so a press, already means the next page.
  const answer = lastAnswer?.address === pageAddress(location) ? lastAnswer : null
  const addressText = useRef<HTMLElement>(null)

  useEffect(() => {
    if (answer?.showsAddress && addressText.current) getSelection()?.selectAllChildren(addressText.current)
  }, [answer])

  const share = async () => {
    const address = pageAddress(location)
    const outcome = await sharePage({ title: document.title, url: address })
    if (outcome === 'refused') setAnswer({ address, message: `${text.share.copyThis} `, showsAddress: true })
    else if (outcome === 'copied') setAnswer({ address, message: text.share.copied, showsAddress: false })
    else setAnswer(null)
  }

  return (
    <div className={styles.share}>
      <button type="button" onClick={share}>
        <LineIcon path="M12 15V4M8 8l4-4 4 4M6 12v7h12v-7" />
        <SiteText>{text.share.share}</SiteText>
      </button>
      <output>
        {/* Each text has its own element: a browser's translation replaces text nodes, and React could not update them. */}
        <span>{answer && <SiteText changes>{answer.message}</SiteText>}</span>
        {answer?.showsAddress && <span ref={addressText}>{answer.address}</span>}
      </output>
    </div>
  )
}
