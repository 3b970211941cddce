import type { contact } from '../site/lists.ts'
import { text } from '../site/text.ts'
import styles from './SendingForm.module.css'
import { SendingForm } from './SendingForm.tsx'

/** The contact form. Without an endpoint, a note above the fields says that the form is closed. */
export function ContactForm({ contact: settings }: { contact: typeof contact }) {
  const { endpoint, hidden, closed } = settings
  return (
    <>
      {endpoint === undefined && <p data-closed="">{closed}</p>}
      <SendingForm
        name="message"
        settings={{ ...settings, endpoint, answers: text.form }}
        hidden={hidden}
        buttonText={text.form.send}
        className={styles.columns}
      >
        <label>
          <span>{text.form.name}</span>
          <input name="name" type="text" autoComplete="name" required />
        </label>
        <label>
          <span>{text.form.email}</span>
          <input name="email" type="email" autoComplete="email" required />
        </label>
        <label className={styles.wide}>
          <span>
            {text.form.contact} <small>{text.form.optional}</small>
          </span>
          <input name="contact" type="text" autoComplete="off" />
        </label>
        <label className={styles.wide}>
          <span>{text.form.message}</span>
          <textarea name="message" rows={5} required />
        </label>
      </SendingForm>
    </>
  )
}
