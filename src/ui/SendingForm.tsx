import type { PropsWithChildren } from 'react'
import { BASE } from '../lib/base.ts'
import { text } from '../site/text.ts'
import { buttonStyle } from './Button.tsx'
import styles from './SendingForm.module.css'
import { type FormSettings, HONEYPOT, useSendingForm } from './useSendingForm.ts'

interface SendingFormProps {
  /** The name under which Netlify lists the form's messages. Each form of the site has its own name. */
  readonly name: string
  readonly settings: FormSettings
  /** Hidden fields that the service needs, with their values. */
  readonly hidden: Readonly<Record<string, string>>
  readonly buttonText: string
  /** The class that arranges the fields. */
  readonly className: string | undefined
}

/** The attributes with which the form works without a script. The method `dialog` sends nothing. */
function formAttributes(endpoint: string | undefined, name: string) {
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

/** A form that sends its fields to the endpoint, if any, and answers in an alert. Its children are the fields. */
export function SendingForm({
  name,
  settings,
  hidden,
  buttonText,
  className,
  children,
}: PropsWithChildren<SendingFormProps>) {
  const { endpoint } = settings
  const form = useSendingForm(settings)
  const { isSending, answer, Alert } = form
  const hiddenFields = endpoint === 'netlify' ? { 'form-name': name, ...hidden } : hidden
  return (
    <>
      <form
        {...formAttributes(endpoint, name)}
        ref={form.formRef}
        className={`${styles.form} ${className}`}
        aria-busy={isSending}
        onFocus={form.onFocus}
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
        {children}
        <button
          type="submit"
          className={buttonStyle(endpoint === undefined ? 'quiet' : 'bright')}
          aria-disabled={isSending || undefined}
          onClick={form.onPress}
        >
          {isSending ? text.form.sending : buttonText}
        </button>
      </form>
      {answer && Alert && <Alert message={answer} onClose={form.onAnswerClosed} />}
    </>
  )
}
