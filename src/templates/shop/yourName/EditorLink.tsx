import type { ComponentProps } from 'react'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { useVisitorName } from './visitorName.ts'

/** A link to an editor, in a new tab. Only as the opener does this tab share the visitor's name with an editor of this site. */
export function EditorLink(props: ComponentProps<typeof ExternalLink>) {
  const hasName = useVisitorName(({ name }) => name.trim() !== '')
  return <ExternalLink {...props} {...(hasName && props.href.startsWith('/') && { rel: 'opener' })} />
}
