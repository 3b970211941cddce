import { useState } from 'react'
import { editorWords } from '../../../site/editorWords.ts'
import { Button } from '../../../ui/Button.tsx'
import { TemplatesDialog, templateIds } from './TemplatesDialog.tsx'

export function OtherTemplates() {
  const [isOpen, setIsOpen] = useState(false)
  if (templateIds.length < 2) return null
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{editorWords.look.other}</Button>
      {isOpen && <TemplatesDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
