import { contact, newsletter } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET, type Site } from '../helpers/site.ts'

needs('newsletter')

const { endpoint = '', field = 'email', hidden = {} } = newsletter ?? {}

function openForm({ page }: Site) {
  const form = page.locator('#newsletter form')
  return {
    email: form.getByLabel(text.form.email),
    subscribe: form.getByRole('button', { name: text.newsletter.subscribe }),
    answer: page.getByRole('alertdialog'),
  }
}

/** Answers in place of the service. @returns the forms that it receives */
async function serve(site: Site, status: number): Promise<URLSearchParams[]> {
  const address = endpoint === 'netlify' ? site.root : endpoint
  const received: URLSearchParams[] = []
  await site.page.route(address, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    received.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' })
  })
  return received
}

test('The service receives an address and the hidden fields, and the field is empty again', async ({
  site,
}) => {
  await site.open(`/${QUIET}&motion=still#newsletter`)
  const received = await serve(site, 200)
  const { email, subscribe, answer } = openForm(site)
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

test('An empty address shows a message, and focus goes to its field', async ({ site }) => {
  await site.open(`/${QUIET}&motion=still#newsletter`)
  const { email, subscribe, answer } = openForm(site)
  await subscribe.click()
  await expect(answer).toContainText(contact.missingEmail)
  await site.page.keyboard.press('Escape')
  await expect(email).toBeFocused()
})

test('An address that the service refused stays in the field', async ({ site }) => {
  await site.open(`/${QUIET}&motion=still#newsletter`)
  await serve(site, 400)
  const { email, subscribe, answer } = openForm(site)
  await email.fill('ada@visitor.example')
  await subscribe.click()
  await expect(answer).toContainText(text.newsletter.failed)
  await answer.getByRole('button').click()
  await expect(email).toHaveValue('ada@visitor.example')
  // The browser reports the refusal, which the test has caused.
  await site.expectConsole([/400/])
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts the address itself', async ({ site }) => {
    await site.open('/?gate=open')
    const form = site.page.locator('#newsletter form')
    await expect(form).toHaveJSProperty('method', 'post')
    await expect(form).toHaveJSProperty('action', endpoint === 'netlify' ? site.root : endpoint)
    await expect(form.getByLabel(text.form.email)).toHaveAttribute('name', field)
  })
})
