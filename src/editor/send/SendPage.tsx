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
/** A phone cannot read the QR code of a longer link from a screen. */
const MAX_QR_CHARACTERS = 1600

export function SendPage() {
  const data = useEditor((state) => state.data)
  const fragment = useMemo(() => pageFragment(data), [data])
  const [isCopied, setIsCopied] = useState(false)
  const link = useRef<HTMLInputElement>(null)
  // The pressed button has disappeared, so the focus goes to the link.
  useEffect(() => link.current?.focus(), [])
  if (fragment === null) return <p>{text.tooLong}</p>
  const address = location.origin + location.pathname + fragment
  const copy = async () => {
    const result = await sharePage({ title: document.title, url: address })
    setIsCopied(result === 'copied')
  }
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
      {address.length > MAX_QR_CHARACTERS ? (
        <p className={fieldStyles.hint}>{text.noCode}</p>
      ) : (
        <QrCode address={address} />
      )}
    </>
  )
}

function QrCode({ address }: { address: string }) {
  const { path, corner, side, viewBox } = useMemo(() => qrDrawing(address), [address])
  return (
    <svg role="img" aria-label={text.code} viewBox={viewBox} className={styles.code}>
      <rect x={corner} y={corner} width={side} height={side} fill="#fff" />
      <path d={path} />
    </svg>
  )
}
