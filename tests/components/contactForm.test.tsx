import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ContactForm } from '../../src/sections/message/ContactForm.tsx'
import { expectFits, render, violations } from './render.ts'

const settings = {
  endpoint: undefined,
  hidden: {},
  missingEmail: 'Please leave an email address.',
  closed: 'Messages are closed.',
}
const name = page.getByRole('textbox', { name: 'Name' })
const email = page.getByRole('textbox', { name: 'Email' })
const contact = page.getByRole('textbox', { name: 'Other forms of contact' })
const message = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Send message' })
const alert = page.getByRole('alertdialog')

async function fillIn(): Promise<void> {
  await name.fill('Ada')
  await email.fill('ada@visitor.example')
  await contact.fill('ada on Discord')
  await message.fill('Two lines,\nboth of them kept.')
}

async function expectFilledIn(): Promise<void> {
  await expect.element(name).toHaveValue('Ada')
  await expect.element(email).toHaveValue('ada@visitor.example')
  await expect.element(contact).toHaveValue('ada on Discord')
  await expect.element(message).toHaveValue('Two lines,\nboth of them kept.')
}

it('scrolls the whole field of the message into view when it gets the focus', async () => {
  await page.viewport(390, 500)
  render(
    <>
      <ContactForm contact={settings} />
      <div style={{ height: '100vh' }} />
    </>,
  )
  const field = message.element()
  scrollBy(0, field.getBoundingClientRect().top - 450)
  contact.element().focus({ preventScroll: true })
  await userEvent.tab()
  await expect.element(message).toHaveFocus()
  await expect.poll(() => field.getBoundingClientRect().bottom).toBeLessThanOrEqual(500)
})

it('keeps the @ before a name on a page from right to left', async () => {
  document.documentElement.dir = 'rtl'
  render(<ContactForm contact={settings} />)
  for (const [field, typed] of [
    [email, 'ada'],
    [contact, '@layla'],
  ] as const) {
    await field.fill(typed)
    expect(getComputedStyle(field.element()).direction).toBe('ltr')
  }
  await contact.fill('ديسكورد @layla')
  expect(getComputedStyle(contact.element()).direction).toBe('rtl')
})

it('requires a name, an email and a message, and no other contact', async () => {
  render(<ContactForm contact={settings} />)
  for (const field of [name, email, message]) await expect.element(field).toBeRequired()
  await expect.element(contact).not.toBeRequired()
  await expect.element(email).toHaveAttribute('type', 'email')
  expect(message.element().tagName).toBe('TEXTAREA')
  expect(await violations()).toEqual([])
})

it('focuses the faulty field, without an alert, when name or message is empty or the email is not valid', async () => {
  render(<ContactForm contact={settings} />)
  for (const missing of [name, message]) {
    await fillIn()
    await missing.fill('')
    await send.click()
    await expect.element(missing).toHaveFocus()
    expect(alert.query()).toBeNull()
  }
  await fillIn()
  await email.fill('moon')
  await send.click()
  await expect.element(email).toHaveFocus()
  expect((email.element() as HTMLInputElement).validity.typeMismatch).toBe(true)
  expect(alert.query()).toBeNull()
})

it('asks for the email in an alert that makes the page inert, and then focuses the email', async () => {
  render(<ContactForm contact={settings} />)
  await name.fill('Ada')
  await message.fill('Good night.')
  await send.click()
  await expect.element(alert).toHaveAccessibleName('Please leave an email address.')
  const button = alert.getByRole('button', { name: 'All right' })
  await expect.element(button).toHaveFocus()
  // The locators see no inert elements.
  document.querySelector<HTMLInputElement>('input[name=name]')?.focus()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(email).toHaveFocus()
  await expect.element(message).toHaveValue('Good night.')
})

it('asks for the email when an empty form is sent', async () => {
  render(<ContactForm contact={settings} />)
  await send.click()
  await expect.element(alert).toHaveTextContent('Please leave an email address.')
})

it('answers that messages are closed, keeps the fields, and returns the focus to the button', async () => {
  render(<ContactForm contact={settings} />)
  await fillIn()
  await send.click()
  await expect.element(alert).toHaveTextContent('Messages are closed.')
  const profiles = alert.getByRole('link').elements()
  expect(profiles.map(({ textContent }) => textContent)).toEqual([
    'Twitter',
    'Instagram',
    'TikTok',
    'Pinterest',
  ])
  const button = alert.getByRole('button', { name: 'All right' })
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(send).toHaveFocus()
  await expectFilledIn()
  await send.click()
  await expect.element(alert).toHaveTextContent('Messages are closed.')
})

it('is sent when Enter is pressed in a field, and returns the focus to the field', async () => {
  render(<ContactForm contact={settings} />)
  await fillIn()
  await name.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveTextContent('Messages are closed.')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveFocus()
  await email.fill('')
  await name.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveTextContent('Please leave an email address.')
})

it('sends and stores nothing when it has no endpoint', async () => {
  render(<ContactForm contact={settings} />)
  const addressBefore = location.href
  const startedMs = performance.now()
  // The browser lists no further request when its list is full.
  performance.clearResourceTimings()
  await fillIn()
  await send.click()
  await alert.getByRole('button').click()
  await expect.element(alert).not.toBeInTheDocument()
  const requests = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= startedMs)
  // The alert's typeface may load.
  expect(requests.map(({ name: address }) => address).filter((address) => !/woff2/.test(address))).toEqual([])
  expect(location.href).toBe(addressBefore)
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])
  for (const text of ['Ada', 'ada@visitor.example', 'ada on Discord', 'Two lines'])
    expect(stored).not.toContain(text)
  expect(document.cookie).not.toContain('Ada')
  expect(await indexedDB.databases()).toEqual([])
})

it('answers a robot, which fills in the hidden field, as if its message was sent, and sends nothing', async () => {
  const fetch = vi.spyOn(window, 'fetch')
  render(<ContactForm contact={{ ...settings, endpoint: 'https://forms.example.com/ada' }} />)
  await fillIn()
  const honeypot = document.querySelector<HTMLInputElement>('input[name=_gotcha]')
  if (!honeypot) throw new Error('The form has no hidden field for robots')
  honeypot.value = 'Cheap watches'
  await send.click()
  await expect.element(alert).toHaveTextContent('Thank you, your message is on its way.')
  expect(fetch).not.toHaveBeenCalled()
})

it('has an alert that fits a zoomed window, with a large button, without an accessibility violation', async () => {
  render(<ContactForm contact={settings} />)
  await send.click()
  await expect.element(alert).toBeVisible()
  expect(await violations('with every display setting')).toEqual([])
  await page.viewport(320, 256)
  expectFits(alert.getByRole('button').element())
})
