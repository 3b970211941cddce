import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { within } from '../lib/within.ts'
import type { AlertDialog } from './AlertDialog.tsx'
import { buttonStyle } from './buttonStyle.ts'
import styles from './ContactForm.module.css'

type Alert = ComponentType<Parameters<typeof AlertDialog>[0]>

/** The answers' dialog is fetched when a field takes focus: most visitors never write. */
const fetchAlert = (): Promise<Alert> => import('./AlertDialog.tsx').then((loaded) => loaded.AlertDialog)

interface ContactFormProps {
  readonly answers: {
    /** What the form answers without an email. */
    readonly missingEmail: string
    /** What it answers to everything else. */
    readonly closed: string
  }
}

/** The message form. Its fields hold the words, no answer clears them, and nothing is sent. */
export function ContactForm({ answers }: ContactFormProps) {
  const email = useRef<HTMLInputElement>(null)
  const submitting = useRef(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const [Alert, setAlert] = useState<Alert | null>(null)

  const say = (words: string) => {
    setAnswer(words)
    within(fetchAlert()).then(
      (loaded) => setAlert(() => loaded),
      () => {
        // The browser's own dialog needs no download, though it stops the sky.
        window.alert(words)
        setAnswer(null)
      },
    )
  }

  // The browser asks for empty required fields; a missing email has its own answer.
  const pressed = () => {
    submitting.current = true
    setTimeout(() => {
      submitting.current = false
    })
  }
  const refused = (event: FormEvent) => {
    if (!submitting.current || email.current?.value !== '') return
    event.preventDefault()
    say(answers.missingEmail)
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    say(email.current?.value === '' ? answers.missingEmail : answers.closed)
  }
  const answered = () => {
    if (answer === answers.missingEmail) email.current?.focus()
    setAnswer(null)
  }

  return (
    <>
      {/* With this method, submitting the form without a script does nothing. */}
      <form
        method="dialog"
        className={styles.form}
        onFocus={() => void fetchAlert().catch(() => {})}
        onInvalidCapture={refused}
        onSubmit={submitted}
      >
        <label>
          <span>Name</span>
          <input name="name" type="text" autoComplete="name" required />
        </label>
        <label>
          <span>Email</span>
          <input ref={email} name="email" type="email" autoComplete="email" required />
        </label>
        <label className={styles.wide}>
          <span>
            Other forms of contact <small>optional</small>
          </span>
          <input name="contact" type="text" autoComplete="off" />
        </label>
        <label className={styles.wide}>
          <span>Message</span>
          <textarea name="message" rows={5} required />
        </label>
        <button type="submit" className={buttonStyle('bright')} onClick={pressed}>
          Send message
        </button>
      </form>
      {answer && Alert && <Alert words={answer} onClose={answered} />}
    </>
  )
}
