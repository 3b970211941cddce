import { isPage } from '../../routes.ts'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { ProseText } from '../../ui/ProseText.tsx'
import type { PageContentProps } from '../lazyPages.ts'

/** A page that its owner writes in Markdown. */
export function MarkdownPage({ name, prose }: PageContentProps) {
  return (
    <PageFrame title={name}>
      <ProseText prose={prose} isPage={isPage} />
    </PageFrame>
  )
}
