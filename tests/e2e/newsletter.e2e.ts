import { contact, newsletter } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { type Site, STILL_SKY } from '../helpers/site.ts'

needs('newsletter')

const { endpoint = '', field = 'email', hidden = {} } = newsletter ?? {}

function formParts({ page }: Site) {
  const form = page.locator('#newsletter form')
  return {
    email: form.getByLabel(text.form.email),
    subscribe: form.getByRole('button', { name: text.newsletter.subscribe }),
    answer: page.getByRole('alertdialog'),
  }
}

/** Answers sent forms in place of the service. @returns the received forms */
async function mockService(site: Site, status: number): Promise<URLSearchParams[]> {
  const address = endpoint === 'netlify' ? site.root : endpoint
  const received: URLSearchParams[] = []
  await site.page.route(address, (route) => {
    // The address for Netlify is also that of the page.
    if (route.request().method() !== 'POST') return route.continue()
    received.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' })
  })
  return received
}

test('The service receives the email and the hidden fields, and the email field is cleared, when the form is sent', async ({
  site,
}) => {
  await site.open(`/${STILL_SKY}&motion=still#newsletter`)
  const received = await mockService(site, 200)
  const { email, subscribe, answer } = formParts(site)
  await email.fill('ada@visitor.example')
  await subscribe.click()
  await expect(answer).toContainText(text.newsletter.sent)
  await answer.getByRole('button').click()
  await expect(email).toHaveValue('')
  const expected = { ...(endpoint === 'netlify' && { 'form-name': 'newsletter' }), ...hidden }
  expect(received.map((data) => Object.fromEntries(data))).toEqual([
    { ...expected, _gotcha: '', [field]: 'ada@visitor.example' },
  ])
})

test('Focus goes to the field when the message about a missing email is closed', async ({ site }) => {
  await site.open(`/${STILL_SKY}&motion=still#newsletter`)
  const { email, subscribe, answer } = formParts(site)
  await subscribe.click()
  await expect(answer).toContainText(contact.missingEmail)
  await site.page.keyboard.press('Escape')
  await expect(email).toBeFocused()
})

test('The email stays in the field when the service refuses it', async ({ site }) => {
  await site.open(`/${STILL_SKY}&motion=still#newsletter`)
  await mockService(site, 400)
  const { email, subscribe, answer } = formParts(site)
  await email.fill('ada@visitor.example')
  await subscribe.click()
  await expect(answer).toContainText(text.newsletter.failed)
  await answer.getByRole('button').click()
  await expect(email).toHaveValue('ada@visitor.example')
  // The browser logs the status of the mock service.
  await site.expectConsole([/400/])
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('the form has the method, the address and the field name that the service needs', async ({ site }) => {
    await site.open('/?gate=open')
    const form = site.page.locator('#newsletter form')
    await expect(form).toHaveJSProperty('method', 'post')
    await expect(form).toHaveJSProperty('action', endpoint === 'netlify' ? site.root : endpoint)
    await expect(form.getByLabel(text.form.email)).toHaveAttribute('name', field)
  })
})
