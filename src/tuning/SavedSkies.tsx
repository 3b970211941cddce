import { type SubmitEvent, useState } from 'react'
import { changedPaths } from './constantPaths.ts'
import styles from './controls.module.css'
import { HoldButton, PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import { LONGEST_NAME, type SavedSky } from './savedTuning.ts'

export function SavedSkies() {
  const skies = usePanel((state) => state.skies)
  const { saveSky, say } = usePanel.getState()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = saveSky(String(new FormData(form).get('name') ?? ''))
    say(`“${name}” is saved in this browser.`)
    form.reset()
  }
  return (
    <section aria-labelledby="panel-skies">
      <p className={styles.heading} id="panel-skies">
        Saved skies
      </p>
      <form className={styles.choices} onSubmit={save}>
        <input
          type="text"
          name="name"
          aria-label="Name of this sky"
          placeholder="A name"
          maxLength={LONGEST_NAME}
        />
        <PanelButton type="submit">Save this sky</PanelButton>
      </form>
      <ul className={styles.skies}>
        {skies.map((sky) => (
          <SkyRow key={sky.id} sky={sky} />
        ))}
      </ul>
    </section>
  )
}

function SkyRow({ sky: { id, name, constants } }: { sky: SavedSky }) {
  const shown = usePanel(({ history }) => changedPaths(history.present, constants).length === 0)
  const [typed, setTyped] = useState<string | null>(null)
  const { saveSky, renameSky, deleteSky, replace, say } = usePanel.getState()
  const rename = () => {
    if (typed?.trim()) renameSky(id, typed)
    setTyped(null)
  }
  const remove = () => {
    deleteSky(id)
    say(`“${name}” is deleted.`, [], () => saveSky(name, constants))
  }
  return (
    <li data-shown={shown || undefined}>
      <input
        type="text"
        aria-label={`Rename ${name}`}
        value={typed ?? name}
        maxLength={LONGEST_NAME}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => key === 'Enter' && rename()}
      />
      <div className={styles.buttons}>
        <HoldButton constants={constants} aria-label={`Hold to see ${name}`}>
          Hold to see
        </HoldButton>
        <PanelButton aria-label={`Use ${name}`} onClick={() => replace(constants, `“${name}” applied`)}>
          Use
        </PanelButton>
        <PanelButton aria-label={`Duplicate ${name}`} onClick={() => saveSky(`${name}, again`, constants)}>
          Duplicate
        </PanelButton>
        <PanelButton aria-label={`Delete ${name}`} onClick={remove}>
          Delete
        </PanelButton>
      </div>
    </li>
  )
}
