import { isPage } from '../routes.ts'
import { PageFrame } from '../ui/PageFrame.tsx'
import { ProseText } from '../ui/ProseText.tsx'
import type { PageProps } from './loadPage.ts'

/** A page that its owner writes in Markdown. */
export function MarkdownPage({ name, prose }: PageProps) {
  return (
    <PageFrame title={name}>
      <ProseText prose={prose} isPage={isPage} />
    </PageFrame>
  )
}
