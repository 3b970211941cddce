import { useMemo } from 'react'
import { qrDrawing } from '../../lib/qrDrawing.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { editorWords } from '../../site/editorWords.ts'
import { readAddress } from '../../templates/safeAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { encode } from '../canvas.ts'
import { PublishedAddress } from '../fields/AddressField.tsx'
import fieldStyles from '../fields/fields.module.css'
import { useEditor, useSession } from '../session.ts'
import { drawSvg } from './drawSvg.ts'
import styles from './ExportDialog.module.css'
import { zipName } from './packFile.ts'

const text = editorWords.export
/** Side of the saved QR code, px. It is sharp on a poster. */
const PNG_PX = 1024

/** The steps after publishing: enter the address, save the QR code, export again. */
export function Published({ onAgain }: { onAgain: () => void }) {
  const address = readAddress(useEditor(({ data }) => data.address))
  const isKnown = address.kind === 'safe' && /^https?:/.test(address.href)
  return (
    <>
      <h3>{text.online}</h3>
      <PublishedAddress path="published" label={text.address} hint={text.addressHint} />
      {isKnown && <QrCode address={address.href} />}
      {isKnown && <Button onClick={onAgain}>{text.again}</Button>}
    </>
  )
}

function QrCode({ address }: { address: string }) {
  const { kit } = useSession()
  const name = useEditor(({ data }) => data.name)
  const svg = useMemo(() => {
    const { path, corner, side, viewBox } = qrDrawing(address)
    const light = `<rect x="${corner}" y="${corner}" width="${side}" height="${side}" fill="#fff"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${light}<path d="${path}"/></svg>`
  }, [address])
  const save = async (type: 'svg+xml' | 'png') => {
    const content = type === 'png' ? await encode(await drawSvg(svg, PNG_PX), 'image/png') : svg
    const file = zipName(name, kit.name).replace('.zip', `-qr.${type.slice(0, 3)}`)
    saveFile(new File([content], file, { type: `image/${type}` }))
  }
  return (
    <div className={styles.code}>
      <img alt={text.code} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} width="160" height="160" />
      <div className={fieldStyles.row}>
        <Button onClick={() => void save('svg+xml')}>{text.codeSvg}</Button>
        <Button onClick={() => void save('png')}>{text.codePng}</Button>
      </div>
    </div>
  )
}
