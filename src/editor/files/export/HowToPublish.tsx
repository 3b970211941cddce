import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { type Host, phoneSteps, sortForPhone } from '../../../site/publishing/hosts.ts'
import { hosts } from '../../../site/publishing/publishing.ts'
import { buttonStyle } from '../../../ui/Button.tsx'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { useSession, useView } from '../../session.ts'
import { useMediaQuery } from '../../useMediaQuery.ts'
import styles from './ExportDialog.module.css'

const text = editorText.export
export const PHONE_QUERY = '(pointer: coarse) and (max-width: 60rem)'

export function HowToPublish() {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const shownHosts = isPhone ? sortForPhone(hosts) : hosts
  const chosenName = useView((state) => state.host)
  const [firstHost] = shownHosts
  const isReordered = firstHost !== hosts[0]
  const host = shownHosts.find(({ name }) => name === chosenName) ?? firstHost
  return (
    <>
      <h3>
        <EditorText>{text.publish}</EditorText>
      </h3>
      {host && shownHosts.length > 1 && <HostChoice hosts={shownHosts} chosen={host} />}
      {firstHost && isReordered && (
        <p className={fieldStyles.hint}>
          <EditorText>{fill(text.phoneHost, { host: firstHost.name })}</EditorText>
        </p>
      )}
      {host && <HostSteps host={host} isPhone={isPhone} />}
    </>
  )
}

function HostChoice({ hosts: shownHosts, chosen }: { hosts: readonly Host[]; chosen: Host }) {
  const { view } = useSession()
  return (
    <fieldset className={styles.hosts}>
      <legend className={fieldStyles.label}>
        <EditorText>{text.hosts}</EditorText>
      </legend>
      {shownHosts.map(({ name, takesZip }) => (
        <label key={name} className={styles.host}>
          <input
            type="radio"
            name="host"
            checked={name === chosen.name}
            onChange={() => view.setState({ host: name })}
          />
          <span>
            {name}
            {takesZip !== undefined && (
              <span className={fieldStyles.hint}>
                {' '}
                <EditorText>{takesZip ? text.takesZip : text.takesFolder}</EditorText>
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function HostSteps({ host, isPhone }: { host: Host; isPhone: boolean }) {
  const { name, url, steps } = host
  return (
    <>
      <ol className={styles.steps}>
        {(isPhone ? phoneSteps(host) : steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {url && (
        <ExternalLink href={url} className={buttonStyle('bright')}>
          <EditorText>{fill(text.host, { host: name })}</EditorText>
        </ExternalLink>
      )}
    </>
  )
}
