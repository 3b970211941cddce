import { useId, useMemo } from 'react'
import { qrDrawing } from '../lib/qrDrawing.ts'
import { text } from '../site/text.ts'
import { Dialog } from './Dialog.tsx'
// The share buttons have loaded this style sheet already. Another style sheet would be another request.
import styles from './Share.module.css'

export function QrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const titleId = useId()
  const { path, corner, side, viewBox } = useMemo(() => qrDrawing(address), [address])
  return (
    <Dialog labelledBy={titleId} closeLabel={text.share.close} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {text.share.codeTitle}
      </h2>
      <svg role="img" aria-label={text.share.codeAlt} viewBox={viewBox} className={styles.code}>
        <rect x={corner} y={corner} width={side} height={side} className={styles.light} />
        <path d={path} className={styles.dark} />
      </svg>
      <p className={styles.address}>{address}</p>
    </Dialog>
  )
}
