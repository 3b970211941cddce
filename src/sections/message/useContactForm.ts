import { type FormEvent, useRef, useState } from 'react'
import { textsOf } from '../../site/text.ts'
import type { contact } from './contact.ts'
import { sendMessage } from './sendMessage.ts'
import words from './words.json' with { type: 'json' }

const { form: text } = textsOf(words)

/** Name of a hidden field that only robots fill in. Formspree defines the name. */
export const HONEYPOT = '_gotcha'

/** State and event handlers of the contact form. */
export function useContactForm({ endpoint, missingEmail, closed }: typeof contact) {
  const formRef = useRef<HTMLFormElement>(null)
  // True while the browser handles a press of the button. An `invalid` event at another time is no attempt to submit.
  const isSubmitting = useRef(false)
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)

  const emailField = () => formRef.current?.querySelector<HTMLInputElement>('input[type=email]')

  const send = async (element: HTMLFormElement) => {
    if (isSending) return
    setSending(true)
    const delivery = await sendMessage(element.action, new FormData(element), location.href)
    setSending(false)
    // The fields of a failed or unconfirmed message stay, because the visitor may want to copy them.
    if (delivery === 'sent') element.reset()
    setAnswer(text[delivery])
  }

  return {
    formRef,
    isSending,
    answer,
    onPress: () => {
      isSubmitting.current = true
      setTimeout(() => {
        isSubmitting.current = false
      })
    },
    // If the email is empty, the owner's message replaces the browser's messages about empty fields.
    onInvalid: (event: FormEvent) => {
      if (!isSubmitting.current || emailField()?.value !== '') return
      event.preventDefault()
      setAnswer(missingEmail)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (endpoint === undefined) setAnswer(closed)
      // A robot gets the answer of a sent message, but nothing is sent.
      else if (new FormData(event.currentTarget).get(HONEYPOT)) setAnswer(text.sent)
      else void send(event.currentTarget)
    },
    onAnswerClosed: () => {
      if (answer === missingEmail) emailField()?.focus()
      setAnswer(null)
    },
  }
}
