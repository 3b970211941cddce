import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { BeginWith } from './BeginWith.tsx'
import styles from './Form.module.css'
import { AddressField } from './fields/AddressField.tsx'
import { ColourFields } from './fields/ColourFields.tsx'
import { EffectFields } from './fields/EffectFields.tsx'
import { FieldForm } from './fields/FieldForm.tsx'
import { FontField } from './fields/FontField.tsx'
import { LinkList } from './fields/LinkList.tsx'
import { MusicList } from './fields/MusicList.tsx'
import { PaletteField } from './fields/PaletteField.tsx'
import { PictureField } from './fields/PictureField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { SocialList } from './fields/SocialList.tsx'
import { WordsField } from './fields/WordsField.tsx'
import { InAppWarning } from './InAppWarning.tsx'
import { languageOptions } from './languages.ts'
import { LooksDialog } from './looks/LooksDialog.tsx'
import { useEditor, useSession } from './session.ts'

/** The form's groups, in the order of the page. */
const GROUPS: readonly { readonly name: string; readonly fields: ReactNode }[] = [
  {
    name: 'You',
    fields: (
      <FieldForm>
        <PictureField
          place="portrait"
          label="Your picture"
          hint="Choose one, drop it here, or paste it. It is made small and loses what the camera noted."
        />
        <WordsField path="name" label="Name" />
        <WordsField path="tagline" label="Tagline" />
        <WordsField path="bio" label="About you" rows={6} hint="An empty line begins a new paragraph." />
      </FieldForm>
    ),
  },
  { name: 'Links', fields: <LinkList /> },
  { name: 'Profiles', fields: <SocialList /> },
  {
    name: 'Music and films',
    fields: (
      <FieldForm>
        <MusicList />
      </FieldForm>
    ),
  },
  {
    name: 'Look',
    fields: (
      <FieldForm>
        <OtherLooks />
        <PaletteField />
        <ColourFields />
        <div className={styles.pair}>
          <FontField use="heading" />
          <FontField use="body" />
        </div>
      </FieldForm>
    ),
  },
  {
    name: 'Effects',
    fields: (
      <FieldForm>
        <EffectFields />
      </FieldForm>
    ),
  },
  {
    name: 'In searches and chats',
    fields: (
      <FieldForm>
        <WordsField path="title" label="Title" hint="In the browser’s tab, and in search results." />
        <WordsField path="description" label="Description" rows={2} hint="One sentence." />
        <PublishedAddress />
        <Language />
        <PictureField
          place="sharePicture"
          label="Picture for chats"
          hint="Shown where your page is shared. Without one, the template’s own is."
        />
      </FieldForm>
    ),
  },
]

const groupId = (name: string) => `group-${name.toLowerCase().replaceAll(' ', '-')}`

/** Focuses a group and scrolls to it. A link would add a step to the browser's history at each jump. */
function goToGroup(name: string): void {
  const group = document.getElementById(groupId(name))
  const show = () => group?.scrollIntoView()
  group?.focus({ preventScroll: true })
  show()
  // Again when the rows of a long list on the way have their true heights.
  requestAnimationFrame(show)
}

/** Everything that can be changed, in the order of the page. */
export function Form() {
  const draft = useStore(useSession().drafts.state, ({ id }) => id)
  return (
    <div className={styles.form}>
      <nav aria-label="Parts of the form" className={styles.parts}>
        {GROUPS.map(({ name }) => (
          <button key={name} type="button" onClick={() => goToGroup(name)}>
            {name}
          </button>
        ))}
      </nav>
      <InAppWarning />
      <BeginWith key={draft} />
      {GROUPS.map(({ name, fields }) => (
        <section key={name} id={groupId(name)} className={styles.group} aria-label={name} tabIndex={-1}>
          <h2>{name}</h2>
          {fields}
        </section>
      ))}
    </div>
  )
}

function OtherLooks() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <button type="button" className={buttonStyle('quiet')} onClick={() => setIsOpen(true)}>
        See it as another template
      </button>
      {isOpen && <LooksDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function PublishedAddress() {
  const value = useEditor(({ data }) => data.address)
  const change = useEditor((state) => state.change)
  return (
    <AddressField
      path="address"
      label="Where your page is published (optional)"
      hint="Chats find the picture only when they know this. You can add it later."
      value={value}
      onChange={(address) => change({ address }, 'address')}
    />
  )
}

function Language() {
  const value = useEditor(({ data }) => data.language)
  const change = useEditor((state) => state.change)
  return (
    <SelectField
      path="language"
      label="Language of the page"
      value={value}
      options={languageOptions(value)}
      onChange={(language) => change({ language })}
    />
  )
}
