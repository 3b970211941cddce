import { fill } from '../../../lib/fill.ts'
import { exportedText } from '../../../site/exportedText.ts'
import { type Host, phoneSteps, sortForPhone } from '../../../site/publishing/hosts.ts'
import { hosts } from '../../../site/publishing/publishing.ts'
import type { FontCredit, FontFile } from '../kit/kit.ts'
import { lines } from '../markup/lines.ts'
import { fontCredits } from './renderLicences.ts'

const messages = exportedText

export function renderReadme(kitName: string, fontFiles: readonly FontFile[]): string {
  const credits = fontCredits(fontFiles)
  const phoneHosts = hosts.some(({ phoneTips }) => phoneTips.length > 0) ? sortForPhone(hosts) : []
  const sections = [
    fill(messages.made, { kit: kitName }),
    heading(messages.publish),
    // The reader chooses a host after the export, so the file names all of them.
    ...hosts.flatMap((host) => [...hostAddress(host), ...numberedList(host.steps)]),
    messages.anyHost,
    ...(phoneHosts.length > 0 ? [heading(messages.phone)] : []),
    ...phoneHosts.flatMap((host) => [...hostAddress(host), ...numberedList(phoneSteps(host))]),
    heading(messages.later),
    messages.keep,
    messages.keepAddress,
    heading(messages.byHand),
    messages.code,
    messages.policy,
    heading(messages.domain),
    messages.domainLines,
    ...(credits.length > 0 ? [heading(messages.letters), lines(...credits.map(credit))] : []),
  ]
  return `${sections.join('\n\n')}\n`
}

function hostAddress({ name, url }: Host): readonly string[] {
  return url ? [fill(messages.host, { host: name === url ? url : `${name}, ${url}` })] : []
}

function numberedList(steps: readonly string[]): readonly string[] {
  return steps.length > 0 ? [lines(...steps.map((step, index) => `${index + 1}. ${step}`))] : []
}

function heading(title: string): string {
  return `${title}\n${'='.repeat(title.length)}`
}

function credit({ name, copyright }: FontCredit): string {
  return fill(messages.font, { name, copyright })
}
