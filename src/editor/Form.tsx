import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { editorWords } from '../site/editorWords.ts'
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
import { LooksDialog, looks } from './looks/LooksDialog.tsx'
import { useEditor, useSession } from './session.ts'

const words = editorWords.form

/** The form's groups, in the order of the page. */
const GROUPS: readonly { readonly name: string; readonly fields: ReactNode }[] = [
  {
    name: words.you,
    fields: (
      <FieldForm>
        <PictureField place="portrait" label={words.portrait} hint={words.portraitHint} />
        <WordsField path="name" label={words.name} />
        <WordsField path="tagline" label={words.tagline} />
        <WordsField path="bio" label={words.bio} rows={6} hint={words.bioHint} />
      </FieldForm>
    ),
  },
  { name: words.links, fields: <LinkList /> },
  { name: words.profiles, fields: <SocialList /> },
  {
    name: words.music,
    fields: (
      <FieldForm>
        <MusicList />
      </FieldForm>
    ),
  },
  {
    name: words.look,
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
    name: words.effects,
    fields: (
      <FieldForm>
        <EffectFields />
      </FieldForm>
    ),
  },
  {
    name: words.searches,
    fields: (
      <FieldForm>
        <WordsField path="title" label={words.title} hint={words.titleHint} />
        <WordsField path="description" label={words.description} rows={2} hint={words.descriptionHint} />
        <PublishedAddress />
        <Language />
        <PictureField place="sharePicture" label={words.sharePicture} hint={words.sharePictureHint} />
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
      <nav aria-label={editorWords.editor.parts} className={styles.parts}>
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
  if (looks.length < 2) return null
  return (
    <div>
      <button type="button" className={buttonStyle('quiet')} onClick={() => setIsOpen(true)}>
        {editorWords.look.other}
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
      label={words.address}
      hint={words.addressHint}
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
      label={words.language}
      value={value}
      options={languageOptions(value)}
      onChange={(language) => change({ language })}
    />
  )
}
