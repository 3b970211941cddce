import { useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import { Button } from '../../ui/Button.tsx'
import { LooksDialog, templateIds } from './LooksDialog.tsx'

export function OtherLooks() {
  const [isOpen, setIsOpen] = useState(false)
  if (templateIds.length < 2) return null
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{editorWords.look.other}</Button>
      {isOpen && <LooksDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
