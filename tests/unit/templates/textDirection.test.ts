import { expect, it } from 'vitest'
import { textDirection } from '../../../src/templates/textDirection.ts'

it.each(['8:00 – 1:00', '٨:٠٠ – ٢٣:٠٠', '2026-11-25', '10 - 12', '$20', '✨', ''])(
  'leaves a text without letters in the direction of the page: %s',
  (text) => expect(textDirection(text)).toBeUndefined(),
)

it.each(['الأحد', 'Sunday 8:00', '+966 50 123 4567', '(030) 123-4567', '050 123 4567', '+966501234567'])(
  'finds the direction of a text with letters, and of a phone number: %s',
  (text) => expect(textDirection(text)).toBe('auto'),
)
