import { leftToRightParts, textDirection } from '../lib/textDirection.ts'
import { site } from '../site/site.ts'

/**
 * A text of the owner's in the direction of its letters. Between right-to-left letters, a phone number or a word with a
 * sign, such as `@luna`, keeps its signs where they are written.
 */
export function OwnerText({ children }: { children: string }) {
  const direction = textDirection(children, site.direction)
  const parts = leftToRightParts(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ),
  )
  return direction === site.direction ? parts : <bdi dir={direction}>{parts}</bdi>
}
