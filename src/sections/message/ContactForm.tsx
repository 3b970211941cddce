import { BASE } from '../../lib/base.ts'
import { textsOf } from '../../site/text.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import styles from './ContactForm.module.css'
import type { contact } from './contact.ts'
import { HONEYPOT, useContactForm } from './useContactForm.ts'
import words from './words.json' with { type: 'json' }

const { form: text } = textsOf(words)

/** The name under which Netlify lists the messages. */
const NETLIFY_NAME = 'message'

/** The attributes with which the form works without a script. The method `dialog` sends nothing. */
function formAttributes(endpoint: string | undefined) {
  if (endpoint === undefined) return { method: 'dialog' as const }
  if (endpoint !== 'netlify') return { method: 'post' as const, action: endpoint }
  return {
    method: 'post' as const,
    action: BASE,
    name: NETLIFY_NAME,
    'data-netlify': 'true',
    'data-netlify-honeypot': HONEYPOT,
  }
}

/**
 * The contact form. It sends its fields to the endpoint and answers in an alert. Without an endpoint, a note above the fields
 * says that the form is closed.
 */
export function ContactForm({ contact: settings }: { contact: typeof contact }) {
  const { endpoint, hidden, closed } = settings
  const form = useContactForm(settings)
  const { isSending, answer } = form
  const hiddenFields = endpoint === 'netlify' ? { 'form-name': NETLIFY_NAME, ...hidden } : hidden
  return (
    <>
      {endpoint === undefined && <p data-closed="">{closed}</p>}
      <form
        {...formAttributes(endpoint)}
        ref={form.formRef}
        className={styles.form}
        aria-busy={isSending}
        onInvalidCapture={form.onInvalid}
        onSubmit={form.onSubmit}
      >
        {endpoint !== undefined && (
          <>
            {Object.entries(hiddenFields).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <input name={HONEYPOT} type="text" className={styles.honeypot} tabIndex={-1} autoComplete="off" />
          </>
        )}
        <label>
          <span>{text.name}</span>
          <input name="name" type="text" autoComplete="name" required />
        </label>
        <label>
          <span>{text.email}</span>
          <input name="email" type="email" autoComplete="email" required />
        </label>
        <label className={styles.wide}>
          <span>
            {/* One text with its space. React would divide two by a comment, and Chromium's names have no space there. */}
            {`${text.contact} `}
            <small>{text.optional}</small>
          </span>
          <input name="contact" type="text" autoComplete="off" />
        </label>
        <label className={styles.wide}>
          <span>{text.message}</span>
          <textarea name="message" rows={5} required />
        </label>
        <button
          type="submit"
          className={buttonStyle(endpoint === undefined ? 'quiet' : 'bright')}
          aria-disabled={isSending || undefined}
          onClick={form.onPress}
        >
          {isSending ? text.sending : text.send}
        </button>
      </form>
      {answer && <AlertDialog message={answer} onClose={form.onAnswerClosed} />}
    </>
  )
}
