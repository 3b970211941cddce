import { ContactForm } from './ContactForm.tsx'
import { contact } from './contact.ts'

export function MessageSection() {
  return <ContactForm contact={contact} />
}
