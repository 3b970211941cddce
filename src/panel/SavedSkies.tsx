import { type SubmitEvent, useState } from 'react'
import { fill } from '../lib/fill.ts'
import { changedPaths } from './constantPaths.ts'
import styles from './controls.module.css'
import { HoldButton, PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { MAX_NAME_CHARACTERS, type SavedSky } from './savedTuning.ts'

const { skies: text } = panelText

export function SavedSkies() {
  const skies = usePanel((state) => state.skies)
  const { saveSky, showToast } = usePanel.getState()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = saveSky(String(new FormData(form).get('name') ?? ''))
    showToast(fill(text.saved, { name }))
    form.reset()
  }
  return (
    <section aria-labelledby="panel-skies">
      <p className={styles.heading} id="panel-skies">
        {text.title}
      </p>
      <form className={styles.choices} onSubmit={save}>
        <input
          type="text"
          name="name"
          aria-label={text.name}
          placeholder={text.namePlaceholder}
          maxLength={MAX_NAME_CHARACTERS}
        />
        <PanelButton type="submit">{text.save}</PanelButton>
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
  const isInUse = usePanel(({ history }) => changedPaths(history.present, constants).length === 0)
  const [typed, setTyped] = useState<string | null>(null)
  const { saveSky, renameSky, deleteSky, replace, showToast } = usePanel.getState()
  const rename = () => {
    if (typed?.trim()) renameSky(id, typed)
    setTyped(null)
  }
  const remove = () => {
    deleteSky(id)
    showToast(fill(text.deleted, { name }), [], () => saveSky(name, constants))
  }
  return (
    <li data-in-use={isInUse || undefined}>
      <input
        type="text"
        aria-label={fill(text.rename, { name })}
        value={typed ?? name}
        maxLength={MAX_NAME_CHARACTERS}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => key === 'Enter' && rename()}
      />
      <div className={styles.buttons}>
        <HoldButton constants={constants} aria-label={fill(text.holdToSeeSky, { name })}>
          {text.holdToSee}
        </HoldButton>
        <PanelButton
          aria-label={fill(text.useSky, { name })}
          onClick={() => replace(constants, fill(text.applied, { name }))}
        >
          {text.use}
        </PanelButton>
        <PanelButton
          aria-label={fill(text.duplicateSky, { name })}
          onClick={() => saveSky(fill(text.copyName, { name }), constants)}
        >
          {text.duplicate}
        </PanelButton>
        <PanelButton aria-label={fill(text.deleteSky, { name })} onClick={remove}>
          {text.delete}
        </PanelButton>
      </div>
    </li>
  )
}
