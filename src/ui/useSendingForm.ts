import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { lazyModule } from '../lib/lazyModule.ts'
import type { AlertDialog } from './AlertDialog.tsx'
import { type Delivery, sendMessage } from './sendMessage.ts'

/** A hidden field that only robots fill in. Formspree knows it by this name. */
export const HONEYPOT = '_gotcha'

type AlertComponent = ComponentType<Parameters<typeof AlertDialog>[0]>

/** The endpoint of a form, and its answers. */
export interface FormTerms {
  /** An address, or 'netlify'. Without it the form sends nothing. */
  readonly endpoint: string | undefined
  readonly missingEmail: string
  readonly answers: Readonly<Record<Delivery, string>>
  /** The answer of a form without an endpoint. */
  readonly closed?: string
}

/** Loads when a field takes focus: most visitors never write. */
const alertDialog = lazyModule(() => import('./AlertDialog.tsx'))

/** State of a form with a required email. The text stays until it is sent. */
export function useSendingForm({ endpoint, missingEmail, answers, closed = '' }: FormTerms) {
  const form = useRef<HTMLFormElement>(null)
  const submitting = useRef(false)
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const [Alert, setAlert] = useState<AlertComponent | null>(null)

  const email = () => form.current?.querySelector<HTMLInputElement>('input[type=email]')

  const say = (message: string) => {
    setAnswer(message)
    alertDialog.loadInTime().then(
      (loaded) => setAlert(() => loaded.AlertDialog),
      () => {
        // The browser's own dialog needs no download, but it blocks the sky's animation.
        window.alert(message)
        setAnswer(null)
      },
    )
  }

  const send = async (sent: HTMLFormElement) => {
    if (sending) return
    setSending(true)
    const delivery = await sendMessage(sent.action, new FormData(sent), location.href)
    setSending(false)
    // Only a confirmed message is gone for good: the visitor may want to copy any other.
    if (delivery === 'sent') sent.reset()
    say(answers[delivery])
  }

  return {
    form,
    sending,
    answer,
    Alert,
    onFocus: () => void alertDialog.load().catch(() => {}),
    // Browsers report empty required fields themselves, but a missing email has an answer of ours.
    onPress: () => {
      submitting.current = true
      setTimeout(() => {
        submitting.current = false
      })
    },
    onInvalid: (event: FormEvent) => {
      if (!submitting.current || email()?.value !== '') return
      event.preventDefault()
      say(missingEmail)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (email()?.value === '') say(missingEmail)
      else if (endpoint === undefined) say(closed)
      else if (new FormData(event.currentTarget).get(HONEYPOT)) say(answers.sent)
      else void send(event.currentTarget)
    },
    onAnswerClosed: () => {
      if (answer === missingEmail) email()?.focus()
      setAnswer(null)
    },
  }
}
