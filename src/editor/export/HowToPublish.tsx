import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Host } from '../../site/hosts.ts'
import { hosts } from '../../site/lists.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import fieldStyles from '../fields/fields.module.css'
import { useSession, useView } from '../session.ts'
import styles from './ExportDialog.module.css'

const text = editorWords.export

export function HowToPublish() {
  const hostName = useView((state) => state.host)
  const host = hosts.find(({ name }) => name === hostName) ?? hosts[0]
  return (
    <>
      <h3>{text.publish}</h3>
      {hosts.length > 1 && <HostChoice hostName={host?.name} />}
      {host && <HostSteps host={host} />}
    </>
  )
}

function HostChoice({ hostName }: { hostName: string | undefined }) {
  const { view } = useSession()
  return (
    <fieldset className={styles.hosts}>
      <legend className={fieldStyles.label}>{text.hosts}</legend>
      {hosts.map(({ name, takesZip }) => (
        <label key={name} className={styles.host}>
          <input
            type="radio"
            name="host"
            checked={name === hostName}
            onChange={() => view.setState({ host: name })}
          />
          <span>
            {name}
            {takesZip !== undefined && (
              <span className={fieldStyles.hint}> {takesZip ? text.takesZip : text.takesFolder}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function HostSteps({ host: { name, url, steps, phoneTips } }: { host: Host }) {
  const isPhone = phoneTips.length > 0 && matchMedia('(pointer: coarse) and (max-width: 60rem)').matches
  return (
    <>
      <ol className={styles.steps}>
        {(isPhone ? phoneTips : steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {url && (
        <ExternalLink href={url} className={buttonStyle('bright')}>
          {fill(text.host, { host: name })}
        </ExternalLink>
      )}
    </>
  )
}
