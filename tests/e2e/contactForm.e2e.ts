import type { Locator } from 'playwright/test'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { type Site, STILL_SKY } from '../helpers/site.ts'
import { contact, text } from '../helpers/siteModules.ts'

needs('message')

const LABELS = {
  Name: text.form.name,
  Email: text.form.email,
  'Other forms of contact': text.form.contact,
  Message: text.form.message,
} as const

const VALUES = {
  Name: 'Ada',
  Email: 'ada@visitor.example',
  'Other forms of contact': 'ada on Discord',
  Message: 'Two lines,\nboth of them kept.',
}

interface Form {
  readonly field: (label: keyof typeof VALUES) => Locator
  readonly fill: (labels?: readonly (keyof typeof VALUES)[]) => Promise<void>
  readonly send: Locator
  readonly answer: Locator
}

async function openForm(site: Site): Promise<Form> {
  await site.open(`/${STILL_SKY}&motion=still`)
  const form = site.page.locator('#message form')
  const field = (label: keyof typeof VALUES) => form.getByLabel(LABELS[label])
  return {
    field,
    fill: async (labels = Object.keys(VALUES) as (keyof typeof VALUES)[]) => {
      for (const label of labels) await field(label).fill(VALUES[label])
    },
    send: form.getByRole('button'),
    answer: site.page.getByRole('alertdialog'),
  }
}

test('The form requires name, email and message, and has an optional field for other contact', async ({
  site,
}) => {
  const { field } = await openForm(site)
  for (const label of ['Name', 'Email', 'Message'] as const)
    await expect(field(label)).toHaveJSProperty('required', true)
  await expect(field('Other forms of contact')).toHaveJSProperty('required', false)
  await expect(field('Email')).toHaveAttribute('type', 'email')
  await expect(field('Message')).toHaveJSProperty('tagName', 'TEXTAREA')
})

test('The browser focuses the faulty field when name or message is empty or the email is not valid', async ({
  site,
}) => {
  const { field, fill, send, answer } = await openForm(site)
  for (const missing of ['Name', 'Message'] as const) {
    await fill()
    await field(missing).fill('')
    await send.click()
    await expect(field(missing)).toBeFocused()
    await expect(answer).toHaveCount(0)
  }
  await fill()
  await field('Email').fill('moon')
  await send.click()
  await expect(field('Email')).toBeFocused()
  expect(await field('Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await expect(answer).toHaveCount(0)
})

test('An alert about the missing email makes the page inert when an empty form is sent', async ({ site }) => {
  const { send, answer, field } = await openForm(site)
  await send.click()
  await expect(answer).toContainText(contact.missingEmail)
  await field('Name').evaluate((input: HTMLInputElement) => input.focus())
  await expect(field('Name')).not.toBeFocused()
})

test('Focus goes to the email when the alert about the missing email is closed', async ({ site }) => {
  const { field, fill, send, answer } = await openForm(site)
  await fill(['Name', 'Message'])
  await send.click()
  await expect(answer).toHaveAccessibleName(contact.missingEmail)
  await expect(answer.getByRole('button')).toBeFocused()
  await site.page.keyboard.press('Escape')
  await expect(answer).toHaveCount(0)
  await expect(field('Email')).toBeFocused()
  await expect(field('Message')).toHaveValue(VALUES.Message)
})

test('The fields keep their values and the button gets the focus after the answer that messaging is closed', async ({
  site,
}) => {
  test.skip(contact.endpoint !== undefined, 'The form has an endpoint')
  const { field, fill, send, answer } = await openForm(site)
  await fill()
  await send.click()
  await expect(answer).toContainText(contact.closed)
  await answer.getByRole('button').click()
  await expect(answer).toHaveCount(0)
  await expect(send).toBeFocused()
  for (const [label, value] of Object.entries(VALUES))
    await expect(field(label as keyof typeof VALUES)).toHaveValue(value)
  await send.click()
  await expect(answer).toContainText(contact.closed)
})

test('The form is submitted when Enter is pressed in a field', async ({ site }) => {
  test.skip(contact.endpoint !== undefined, 'The form has an endpoint')
  const { field, fill, answer } = await openForm(site)
  await fill()
  await field('Name').press('Enter')
  await expect(answer).toContainText(contact.closed)
  await site.page.keyboard.press('Escape')
  await expect(field('Name')).toBeFocused()
  await field('Email').fill('')
  await field('Name').press('Enter')
  await expect(answer).toContainText(contact.missingEmail)
})

test('The form sends and stores nothing when it has no endpoint', async ({ site }) => {
  test.skip(contact.endpoint !== undefined, 'The form has an endpoint')
  const { fill, send, answer } = await openForm(site)
  await site.settled()
  site.requests.length = 0
  const addressWithoutHash = () => site.page.url().split('#')[0]
  const addressBefore = addressWithoutHash()
  await fill()
  await send.click()
  await answer.getByRole('button').click()
  await expect(answer).toHaveCount(0)
  await site.settled()
  const isFileOfPage = (url: string) => /\/assets\/|\/icon\.svg/.test(url)
  expect(site.requests.filter((url) => url.startsWith(site.root) && !isFileOfPage(url))).toEqual([])
  expect(addressWithoutHash()).toBe(addressBefore)
  const stored = await site.page.evaluate(async () => ({
    stores: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    cookie: document.cookie,
    databases: await indexedDB.databases(),
  }))
  // JSON writes a line break as `\n`, so each line is searched.
  for (const line of Object.values(VALUES).join('\n').split('\n')) expect(stored.stores).not.toContain(line)
  expect(stored.cookie).toBe('')
  expect(stored.databases).toEqual([])
})
