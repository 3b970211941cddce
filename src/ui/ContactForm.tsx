import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { contact } from '../content/contact.ts'
import type { AlertDialog } from './AlertDialog.tsx'
import { buttonStyle } from './buttonStyle.ts'
import styles from './ContactForm.module.css'

type Alert = ComponentType<Parameters<typeof AlertDialog>[0]>

/** The answers' dialog is not for those who never write: it is fetched when somebody begins to. */
const fetchAlert = (): Promise<Alert> => import('./AlertDialog.tsx').then((loaded) => loaded.AlertDialog)

/** The message form. What is typed lives in its fields alone and survives every answer; nothing is sent. */
export function ContactForm() {
  const email = useRef<HTMLInputElement>(null)
  const submitting = useRef(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const [Alert, setAlert] = useState<Alert | null>(null)

  const say = (words: string) => {
    setAnswer(words)
    fetchAlert().then(
      (loaded) => setAlert(() => loaded),
      () => {
        // The browser's own can always be had, though it stops the sky.
        window.alert(words)
        setAnswer(null)
      },
    )
  }

  // The browser asks for what is missing, but an email that is missing has an answer of its own.
  const pressed = () => {
    submitting.current = true
    setTimeout(() => {
      submitting.current = false
    })
  }
  const refused = (event: FormEvent) => {
    if (!submitting.current || email.current?.value !== '') return
    event.preventDefault()
    say(contact.missingEmail)
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    say(email.current?.value === '' ? contact.missingEmail : contact.closed)
  }
  const answered = () => {
    if (answer === contact.missingEmail) email.current?.focus()
    setAnswer(null)
  }

  return (
    <>
      {/* Without a script, a form with this method does nothing at all when it is submitted. */}
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
