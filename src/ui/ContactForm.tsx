import { BASE } from '../lib/base.ts'
import type { contact } from '../site/lists.ts'
import { text } from '../site/text.ts'
import { buttonStyle } from './Button.tsx'
import styles from './ContactForm.module.css'
import { HONEYPOT, useContactForm } from './useContactForm.ts'

const NETLIFY_NAME = 'message'

/** The form's attributes, so that it works without a script. A form without an endpoint sends nothing. */
function sendingOf(endpoint: string | undefined) {
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

/** A form without an endpoint says so before the visitor types. */
export function ContactForm({ contact: terms }: { contact: typeof contact }) {
  const { endpoint, hidden, closed } = terms
  const form = useContactForm(terms)
  const { sending, answer, Alert } = form
  const extra = endpoint === 'netlify' ? { 'form-name': NETLIFY_NAME, ...hidden } : hidden
  return (
    <>
      {endpoint === undefined && <p data-closed="">{closed}</p>}
      <form
        {...sendingOf(endpoint)}
        className={styles.form}
        aria-busy={sending}
        onFocus={form.onFocus}
        onInvalidCapture={form.onInvalid}
        onSubmit={form.onSubmit}
      >
        {endpoint !== undefined && (
          <>
            {Object.entries(extra).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input name={HONEYPOT} type="text" className={styles.trap} tabIndex={-1} autoComplete="off" />
          </>
        )}
        <label>
          <span>{text.form.name}</span>
          <input name="name" type="text" autoComplete="name" required />
        </label>
        <label>
          <span>{text.form.email}</span>
          <input ref={form.email} name="email" type="email" autoComplete="email" required />
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
        <button
          type="submit"
          className={buttonStyle(endpoint === undefined ? 'quiet' : 'bright')}
          aria-disabled={sending || undefined}
          onClick={form.onPress}
        >
          {sending ? text.form.sending : text.form.send}
        </button>
      </form>
      {answer && Alert && <Alert message={answer} onClose={form.onAnswerClosed} />}
    </>
  )
}
