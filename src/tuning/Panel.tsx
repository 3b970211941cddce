import { useId, useState } from 'react'
import { Folder } from './Folder.tsx'
import { FOLDER_NAMES, type FolderName, folders } from './folders.ts'
import { Keep } from './Keep.tsx'
import { Meters } from './Meters.tsx'
import { PhaseIcon } from './PhaseIcon.tsx'
import { Spoken } from './Spoken.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useTuning } from './useTuning.ts'
import { useTuningKeys } from './useTuningKeys.ts'

const TABS: readonly {
  readonly value: FolderName | 'keep'
  readonly name: string
  readonly phase: number
}[] = [
  ...FOLDER_NAMES.map((value) => ({ value, name: folders[value].name, phase: folders[value].phase })),
  { value: 'keep', name: 'Keep', phase: 0.5 },
]

/** The owner's panel: the sky's constants in their folders, what they cost, and what becomes of them. */
export function Panel() {
  const id = useId()
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState<FolderName | 'keep'>('stars')
  const comparing = useTuning(({ glimpse }) => glimpse !== null)
  useTuningKeys()
  return (
    <aside
      className="tuning"
      aria-label="Tune the sky"
      data-folded={!open || undefined}
      data-comparing={comparing || undefined}
    >
      <Toolbar open={open} setOpen={setOpen} controls={id} />
      <div id={id} className="tuning-inside" hidden={!open}>
        <Meters />
        <fieldset className="tuning-tabs">
          <legend className="tuning-hidden">Folder</legend>
          {TABS.map(({ value, name, phase }) => (
            <label key={value}>
              <input type="radio" name={`${id}-tab`} checked={tab === value} onChange={() => setTab(value)} />
              <PhaseIcon phase={phase} />
              {name}
            </label>
          ))}
        </fieldset>
        <div className="tuning-body" key={tab}>
          {tab === 'keep' ? <Keep /> : <Folder name={tab} />}
        </div>
      </div>
      <Spoken />
    </aside>
  )
}
