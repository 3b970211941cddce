import type { PropsWithChildren } from 'react'
import { BASE } from '../lib/base.ts'
import { text } from '../site/text.ts'
import { buttonStyle } from './Button.tsx'
import styles from './SendingForm.module.css'
import { type FormTerms, HONEYPOT, useSendingForm } from './useSendingForm.ts'

interface SendingFormProps {
  /** Tells the site's forms apart: Netlify lists messages under it. */
  readonly name: string
  readonly terms: FormTerms
  /** Further fields that the service wants. */
  readonly hidden: Readonly<Record<string, string>>
  /** The text of its button. */
  readonly button: string
  /** The class that arranges its fields. */
  readonly className: string | undefined
}

/** The form's attributes, so that it works without a script. A form without an endpoint sends nothing. */
function sendingOf(endpoint: string | undefined, name: string) {
  if (endpoint === undefined) return { method: 'dialog' as const }
  if (endpoint !== 'netlify') return { method: 'post' as const, action: endpoint }
  return {
    method: 'post' as const,
    action: BASE,
    name,
    'data-netlify': 'true',
    'data-netlify-honeypot': HONEYPOT,
  }
}

/** A form that sends its fields to the owner's service, and answers in an alert. Its children are the fields. */
export function SendingForm({
  name,
  terms,
  hidden,
  button,
  className,
  children,
}: PropsWithChildren<SendingFormProps>) {
  const { endpoint } = terms
  const form = useSendingForm(terms)
  const { sending, answer, Alert } = form
  const extra = endpoint === 'netlify' ? { 'form-name': name, ...hidden } : hidden
  return (
    <>
      <form
        {...sendingOf(endpoint, name)}
        ref={form.form}
        className={`${styles.form} ${className}`}
        aria-busy={sending}
        onFocus={form.onFocus}
        onInvalidCapture={form.onInvalid}
        onSubmit={form.onSubmit}
      >
        {endpoint !== undefined && (
          <>
            {Object.entries(extra).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <input name={HONEYPOT} type="text" className={styles.trap} tabIndex={-1} autoComplete="off" />
          </>
        )}
        {children}
        <button
          type="submit"
          className={buttonStyle(endpoint === undefined ? 'quiet' : 'bright')}
          aria-disabled={sending || undefined}
          onClick={form.onPress}
        >
          {sending ? text.form.sending : button}
        </button>
      </form>
      {answer && Alert && <Alert message={answer} onClose={form.onAnswerClosed} />}
    </>
  )
}
