import { readAddress } from '../../../addresses/readAddress.ts'
import { editorText } from '../../../site/editorText.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditorText } from '../../EditorText.tsx'
import { PublishedAddress } from '../../form/controls/AddressField.tsx'
import { useEditor } from '../../session.ts'

const text = editorText.export

export function AfterPublishing({ onExportAgain }: { onExportAgain: () => void }) {
  const address = readAddress(useEditor(({ data }) => data.address))
  const isWebAddress = address.kind === 'safe' && /^https?:/.test(address.href)
  return (
    <>
      <h3>
        <EditorText>{text.online}</EditorText>
      </h3>
      <PublishedAddress label={text.address} hint={text.addressHint} />
      {isWebAddress && (
        <Button onClick={onExportAgain}>
          <EditorText>{text.again}</EditorText>
        </Button>
      )}
    </>
  )
}
