import { BASE } from '../../lib/base.ts'
import { textsOf } from '../../site/text.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { buttonStyle, standaloneLink } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import { socials } from '../socials/section.ts'
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
      {endpoint === undefined && (
        <p data-closed="">
          <SiteText>{closed}</SiteText>
        </p>
      )}
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
          <span>
            <SiteText>{text.name}</SiteText>
          </span>
          <input name="name" type="text" autoComplete="name" required />
        </label>
        <label>
          <span>
            <SiteText>{text.email}</SiteText>
          </span>
          <input name="email" type="email" dir="ltr" autoComplete="email" required />
        </label>
        <label className={styles.wide}>
          <span>
            {/* One text with its space. React would divide two by a comment, and Chromium's names have no space there. */}
            <SiteText>{`${text.contact} `}</SiteText>
            <small>
              <SiteText>{text.optional}</SiteText>
            </small>
          </span>
          {/* A name in a network, such as `@layla`, or any words. */}
          <input name="contact" type="text" dir="auto" autoComplete="off" />
        </label>
        <label className={styles.wide}>
          <span>
            <SiteText>{text.message}</SiteText>
          </span>
          <textarea
            name="message"
            rows={5}
            required
            // A browser scrolls only to its first line, which leaves the others behind the bar of a phone.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          />
        </label>
        <button
          type="submit"
          className={buttonStyle(endpoint === undefined ? 'quiet' : 'bright')}
          aria-disabled={isSending || undefined}
          onClick={form.onPress}
        >
          <SiteText changes>{isSending ? text.sending : text.send}</SiteText>
        </button>
      </form>
      {answer && (
        <AlertDialog message={answer} onClose={form.onAnswerClosed}>
          {(answer === closed || answer === text.failed) && <Profiles />}
        </AlertDialog>
      )}
    </>
  )
}

/** Where the owner can be reached instead. */
function Profiles() {
  if (socials.length === 0) return null
  return (
    <ul className={styles.profiles}>
      {socials.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink isOwnProfile href={url} className={standaloneLink}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
