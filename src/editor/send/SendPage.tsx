import { useEffect, useMemo, useRef, useState } from 'react'
import { qrDrawing } from '../../lib/qrDrawing.ts'
import { sharePage } from '../../lib/share.ts'
import { editorWords } from '../../site/editorWords.ts'
import { Button } from '../../ui/Button.tsx'
import fieldStyles from '../fields/fields.module.css'
import { useEditor } from '../session.ts'
import { pageFragment } from './pageLink.ts'
import styles from './SendPage.module.css'

const text = editorWords.send
/** Length limit of a link whose QR code a phone can read from a screen, characters. */
const MAX_IN_CODE = 1600

/** The open page as a link, and as a QR code if the link is short enough. */
export function SendPage() {
  const data = useEditor((state) => state.data)
  const fragment = useMemo(() => pageFragment(data), [data])
  const [isCopied, setCopied] = useState(false)
  const link = useRef<HTMLInputElement>(null)
  // The pressed button has disappeared, so the focus goes to the link.
  useEffect(() => link.current?.focus(), [])
  if (fragment === null) return <p>{text.tooLong}</p>
  const address = location.origin + location.pathname + fragment
  const copy = async () => setCopied((await sharePage({ title: document.title, url: address })) === 'copied')
  return (
    <>
      <label className={fieldStyles.field}>
        {text.link}
        <input
          ref={link}
          readOnly
          value={address}
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div className={fieldStyles.row}>
        <Button onClick={() => void copy()}>{text.copy}</Button>
        <output>{isCopied && text.copied}</output>
      </div>
      {address.length > MAX_IN_CODE ? (
        <p className={fieldStyles.hint}>{text.noCode}</p>
      ) : (
        <Code address={address} />
      )}
    </>
  )
}

function Code({ address }: { address: string }) {
  const { path, corner, side, viewBox } = useMemo(() => qrDrawing(address), [address])
  return (
    <svg role="img" aria-label={text.code} viewBox={viewBox} className={styles.code}>
      <rect x={corner} y={corner} width={side} height={side} fill="#fff" />
      <path d={path} />
    </svg>
  )
}
