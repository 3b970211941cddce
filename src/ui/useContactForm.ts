import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { lazyModule } from '../lib/lazyModule.ts'
import type { contact } from '../site/lists.ts'
import { text } from '../site/text.ts'
import type { AlertDialog } from './AlertDialog.tsx'
import { sendMessage } from './sendMessage.ts'

/** A hidden field that only robots fill in. Formspree knows it by this name. */
export const HONEYPOT = '_gotcha'

type AlertComponent = ComponentType<Parameters<typeof AlertDialog>[0]>

/** Loads when a field takes focus: most visitors never write. */
const alertDialog = lazyModule(() => import('./AlertDialog.tsx'))

/** State of the message form. The text stays until it is sent. */
export function useContactForm({ endpoint, missingEmail, closed }: typeof contact) {
  const email = useRef<HTMLInputElement>(null)
  const submitting = useRef(false)
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const [Alert, setAlert] = useState<AlertComponent | null>(null)

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

  const send = async (form: HTMLFormElement) => {
    if (sending) return
    setSending(true)
    const delivery = await sendMessage(form.action, new FormData(form), location.href)
    setSending(false)
    // Only a confirmed message is gone for good: the visitor may want to copy any other.
    if (delivery === 'sent') form.reset()
    say(text.form[delivery])
  }

  return {
    email,
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
      if (!submitting.current || email.current?.value !== '') return
      event.preventDefault()
      say(missingEmail)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      if (email.current?.value === '') say(missingEmail)
      else if (endpoint === undefined) say(closed)
      else if (new FormData(form).get(HONEYPOT)) say(text.form.sent)
      else void send(form)
    },
    onAnswerClosed: () => {
      if (answer === missingEmail) email.current?.focus()
      setAnswer(null)
    },
  }
}
