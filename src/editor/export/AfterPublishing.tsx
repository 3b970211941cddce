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
/** Side of a saved PNG. It is large enough for a poster. */
const QR_PNG_PX = 1024

export function AfterPublishing({ onExportAgain }: { onExportAgain: () => void }) {
  const address = readAddress(useEditor(({ data }) => data.address))
  const isWebAddress = address.kind === 'safe' && /^https?:/.test(address.href)
  return (
    <>
      <h3>{text.online}</h3>
      <PublishedAddress label={text.address} hint={text.addressHint} />
      {isWebAddress && <QrCode href={address.href} />}
      {isWebAddress && <Button onClick={onExportAgain}>{text.again}</Button>}
    </>
  )
}

function QrCode({ href }: { href: string }) {
  const { kit } = useSession()
  const name = useEditor(({ data }) => data.name)
  const svg = useMemo(() => {
    const { path, corner, side, viewBox } = qrDrawing(href)
    const ground = `<rect x="${corner}" y="${corner}" width="${side}" height="${side}" fill="#fff"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${ground}<path d="${path}"/></svg>`
  }, [href])
  const save = async (type: 'svg+xml' | 'png') => {
    const isPng = type === 'png'
    const content = isPng ? await encode(await drawSvg(svg, QR_PNG_PX), 'image/png') : svg
    const fileName = zipName(name, kit.name).replace('.zip', isPng ? '-qr.png' : '-qr.svg')
    saveFile(new File([content], fileName, { type: `image/${type}` }))
  }
  return (
    <div className={styles.qrCode}>
      <img alt={text.code} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} width="160" height="160" />
      <div className={fieldStyles.row}>
        <Button onClick={() => void save('svg+xml')}>{text.codeSvg}</Button>
        <Button onClick={() => void save('png')}>{text.codePng}</Button>
      </div>
    </div>
  )
}
