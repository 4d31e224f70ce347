import { openStubServer, type StubRequest } from '#server/testing/stub-server.testing.ts'
import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { openSite, type OpenSite } from '../worlds/open-site.ts'
import { visitSite } from '../worlds/visit-site.ts'

const script = `
  window.grecaptcha = {
    ready: (run) => setTimeout(run, 0),
    execute: async (siteKey, { action }) => siteKey + ' vouches for ' + action,
  }`

const verdict = { success: true, action: 'ContactFormEmail', score: 0.9 }

const serve =
  (says: object) =>
  ({ path }: StubRequest, response: ServerResponse) =>
    path.startsWith('/recaptcha/api.js')
      ? response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      : response.end(JSON.stringify(says))

let service: Awaited<ReturnType<typeof openStubServer>>
let site: OpenSite

beforeAll(async () => {
  service = await openStubServer(serve(verdict))
  site = await openSite({
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'hush-hush',
    RECAPTCHA_SCRIPT_URL: `${service.address}/recaptcha/api.js`,
    RECAPTCHA_VERIFY_URL: `${service.address}/recaptcha/api/siteverify`,
  })
  await site.publish({})
})
beforeEach(() => {
  service.setAnswer(serve(verdict))
  service.asked.length = 0
})
afterAll(async () => {
  await site.close()
  await service.close()
})

async function send(page: Page) {
  await visitPage(page, '/contact')
  const form = page.getByRole('form', { name: 'Send us a message' })
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill('Lovelace')
  await form.getByLabel('Email').fill('ada@engine.example')
  await form.getByLabel('Phone').fill('555-0100')
  await form.getByLabel('Subject').selectOption({ label: 'General' })
  await form.getByLabel('Message').fill('Is there a library?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  return form
}

const sorry = (page: Page) => page.getByText('Yikes, your email was not sent!', { exact: true })

test('[C6-03.c][C7.2-17][J2.9-33] a message is sent once the service vouches for its visitor, with the key of the site', () =>
  visitSite(site, {}, async ({ page }) => {
    const before = (await site.mails()).length
    await send(page)
    await page.waitForURL('**/thank-you/contact')
    expect([service.asked, (await site.mails()).length - before]).toEqual([
      [
        { path: '/recaptcha/api.js?render=site-key', body: '' },
        {
          path: '/recaptcha/api/siteverify',
          body: 'secret=hush-hush&response=site-key+vouches+for+ContactFormEmail',
        },
      ],
      // To the firm and, with its reference, to who wrote.
      2,
    ])
  }))

test('[C7.2-17] the script of the service is not loaded before something is sent', () =>
  visitSite(site, {}, async ({ page }) => {
    await visitPage(page, '/contact')
    await visitPage(page, '/home')
    expect(service.asked).toEqual([])
  }))

test('[C6-03.c] nothing is sent and nothing is lost while the service does not vouch for the visitor', () =>
  visitSite(site, {}, async ({ page, claim }) => {
    claim('403')
    service.setAnswer(serve({ ...verdict, score: 0.1 }))
    const before = (await site.mails()).length
    const form = await send(page)
    await sorry(page).waitFor()
    expect([(await site.mails()).length - before, await form.getByLabel('Message').inputValue()]).toEqual([
      0,
      'Is there a library?',
    ])
  }))

test('[C6-03.c] a service that is away lets nobody through, and is asked again with the next try', () =>
  visitSite(site, {}, async ({ page, claim }) => {
    claim('503')
    service.setAnswer((_, response) => response.writeHead(503).end())
    const form = await send(page)
    await sorry(page).waitFor()
    service.setAnswer(serve(verdict))
    await form.getByRole('button', { name: 'Send Message' }).click()
    await page.waitForURL('**/thank-you/contact')
    expect(service.asked.filter(({ path }) => path.startsWith('/recaptcha/api.js')).length).toBe(2)
  }))
