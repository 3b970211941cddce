import { expect, it } from 'vitest'
import { textDirection } from '../../../../../src/templates/engine/markup/textDirection.ts'

it.each(['8:00 – 1:00', '٨:٠٠ – ٢٣:٠٠', '2026-11-25', '10 - 12', '$20', '✨', ''])(
  'keeps the direction of the page for a text that has no letters and is no phone number: %s',
  (text) => expect(textDirection(text)).toBeUndefined(),
)

it.each(['الأحد', 'Sunday 8:00', '+966 50 123 4567', '(030) 123-4567', '050 123 4567', '+966501234567'])(
  'lets the browser find the direction of a text with letters, and of a phone number: %s',
  (text) => expect(textDirection(text)).toBe('auto'),
)
