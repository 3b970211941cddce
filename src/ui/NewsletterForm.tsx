import type { Newsletter } from '../site/schema.ts'
import { text } from '../site/text.ts'
import styles from './NewsletterForm.module.css'
import { SendingForm } from './SendingForm.tsx'

interface NewsletterFormProps {
  readonly newsletter: NonNullable<Newsletter>
  /** The message when the email is empty. */
  readonly missingEmail: string
}

/** A form with one field. It sends the visitor's email to the owner's newsletter service. */
export function NewsletterForm({ newsletter, missingEmail }: NewsletterFormProps) {
  const { endpoint, field = 'email', hidden = {} } = newsletter
  return (
    <SendingForm
      name="newsletter"
      settings={{ endpoint, missingEmail, answers: text.newsletter }}
      hidden={hidden}
      buttonText={text.newsletter.subscribe}
      className={styles.line}
    >
      <label>
        <span>{text.form.email}</span>
        <input name={field} type="email" autoComplete="email" required />
      </label>
    </SendingForm>
  )
}
