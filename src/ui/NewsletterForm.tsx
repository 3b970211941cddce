import type { Newsletter } from '../site/schema.ts'
import { text } from '../site/text.ts'
import styles from './NewsletterForm.module.css'
import { SendingForm } from './SendingForm.tsx'

interface NewsletterFormProps {
  readonly newsletter: NonNullable<Newsletter>
  /** The answer to an empty email. */
  readonly missingEmail: string
}

/** A field for the visitor's email, which the owner's newsletter service receives. */
export function NewsletterForm({ newsletter, missingEmail }: NewsletterFormProps) {
  const { endpoint, field = 'email', hidden = {} } = newsletter
  return (
    <SendingForm
      name="newsletter"
      settings={{ endpoint, missingEmail, answers: text.newsletter }}
      hidden={hidden}
      button={text.newsletter.subscribe}
      className={styles.line}
    >
      <label>
        <span>{text.form.email}</span>
        <input name={field} type="email" autoComplete="email" required />
      </label>
    </SendingForm>
  )
}
