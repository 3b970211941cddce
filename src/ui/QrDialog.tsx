import { toSvgPath } from 'lean-qr/extras/svg'
import { correction, generate } from 'lean-qr/nano'
import { useId, useMemo } from 'react'
import { words } from '../site/wordsOf/share.ts'
import { Dialog } from './Dialog.tsx'
// It shares the style sheet of the buttons that open it, which saves a request.
import styles from './Share.module.css'

/** The empty border that scanners need, in modules. Source: ISO/IEC 18004, 6.3.8. */
const QUIET_ZONE = 4

interface QrDialogProps {
  readonly address: string
  readonly onClose: () => void
}

/** A page's address as a code that another device's camera reads, drawn on the spot, and in words. */
export function QrDialog({ address, onClose }: QrDialogProps) {
  const titleId = useId()
  const code = useMemo(() => generate(address, { minCorrectionLevel: correction.M }), [address])
  const size = code.size + 2 * QUIET_ZONE
  return (
    <Dialog labelledBy={titleId} closeWords={words.share.close} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {words.share.codeTitle}
      </h2>
      <svg
        role="img"
        aria-label={words.share.codeAlt}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
        className={styles.code}
      >
        <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} className={styles.light} />
        <path d={toSvgPath(code)} className={styles.dark} />
      </svg>
      <p className={styles.address}>{address}</p>
    </Dialog>
  )
}
