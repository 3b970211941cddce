import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { editorWords } from '../site/editorWords.ts'
import { BeginWith } from './BeginWith.tsx'
import { Button } from './Button.tsx'
import choice from './choice.module.css'
import { isInApp } from './export/isInApp.ts'
import styles from './Form.module.css'
import { PublishedAddress } from './fields/AddressField.tsx'
import { ColourFields } from './fields/ColourFields.tsx'
import { EffectFields } from './fields/EffectFields.tsx'
import { FieldForm } from './fields/FieldForm.tsx'
import { FontField } from './fields/FontField.tsx'
import fieldStyles from './fields/fields.module.css'
import { LinkList } from './fields/LinkList.tsx'
import { MusicList } from './fields/MusicList.tsx'
import { PaletteField } from './fields/PaletteField.tsx'
import { PictureField } from './fields/PictureField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { SocialList } from './fields/SocialList.tsx'
import { useField } from './fields/useField.ts'
import { WordsField } from './fields/WordsField.tsx'
import { languageOptions } from './languages.ts'
import { LooksDialog, looks } from './looks/LooksDialog.tsx'
import { useSession } from './session.ts'

const words = editorWords.form

/** The form's groups, in the order of the page. */
const GROUPS: readonly { readonly name: string; readonly fields: ReactNode }[] = [
  {
    name: words.you,
    fields: (
      <FieldForm>
        <PictureField place="portrait" />
        <WordsField path="name" label={words.name} />
        <WordsField path="tagline" label={words.tagline} />
        <WordsField path="bio" label={words.bio} rows={6} hint={words.bioHint} />
      </FieldForm>
    ),
  },
  { name: words.links, fields: <LinkList /> },
  { name: words.profiles, fields: <SocialList /> },
  { name: words.music, fields: <MusicList /> },
  {
    name: words.look,
    fields: (
      <FieldForm>
        <OtherLooks />
        <PaletteField />
        <ColourFields />
        <div className={fieldStyles.columns}>
          <FontField use="heading" />
          <FontField use="body" />
        </div>
      </FieldForm>
    ),
  },
  { name: words.effects, fields: <EffectFields /> },
  {
    name: words.searches,
    fields: (
      <FieldForm>
        <WordsField path="title" label={words.title} hint={words.titleHint} />
        <WordsField path="description" label={words.description} rows={2} hint={words.descriptionHint} />
        <PublishedAddress path="address" label={words.address} hint={words.addressHint} />
        <Language />
        <PictureField place="sharePicture" />
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
      <nav aria-label={editorWords.editor.parts} className={`${choice.choice} ${styles.parts}`}>
        {GROUPS.map(({ name }) => (
          <button key={name} type="button" onClick={() => goToGroup(name)}>
            {name}
          </button>
        ))}
      </nav>
      {isInApp(navigator.userAgent) && <p className={styles.warning}>{editorWords.editor.inApp}</p>}
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
      <Button onClick={() => setIsOpen(true)}>{editorWords.look.other}</Button>
      {isOpen && <LooksDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function Language() {
  const field = useField('language')
  return <SelectField {...field} label={words.language} options={languageOptions(field.value)} />
}
