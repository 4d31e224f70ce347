import { noContent, createJobsContent } from '#steps/worlds/content.ts'
import assert from 'node:assert/strict'
import { messageSheets } from '#steps/form/form-page-objects.ts'
import type { OpenSite } from '#steps/worlds/open-site.ts'
import type { Walker } from './walker.ts'
import { walker as applicant } from '#steps/account-login/accounts.ts'

export async function prepareForWalks({ publish, enrol }: OpenSite): Promise<void> {
  const jobs = createJobsContent([
    { id: '2', title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' },
    { id: '4', title: 'Data Scientist', city: 'Arlington', state: 'Virginia' },
  ])
  await publish({ ...noContent, ...jobs })
  await enrol(applicant)
}

async function search(ada: Walker) {
  await ada.open('/careers/open')
  await ada.reads('Data Scientist')
  await ada.write('Keyword', 'cost')
  await ada.readsNoMore('Data Scientist')
  await ada.press('link', 'Cost Analyst')
  await ada.holds("document.querySelector('h1').textContent.includes('Cost Analyst')")
  await ada.holds("location.pathname === '/careers/job/2'")
  await ada.back()
  await ada.holds("document.querySelector('input[type=search]')?.value === 'cost'")
  await ada.readsNoMore('Data Scientist')
}

async function save(ada: Walker) {
  await ada.open('/careers/open')
  await ada.press('button', 'Save For Later: Cost Analyst')
  await ada.holds(`document.querySelector('header [aria-label="1 saved job"]')`)
  await ada.open('/careers/job/2')
  await ada.press('button', 'Saved')
  await ada.holds("localStorage.getItem('saved_jobs') !== null")
  await ada.holds("!localStorage.getItem('saved_jobs').includes('2')")
}

async function settings(ada: Walker) {
  await ada.open('/home')
  await ada.press('button', 'Accessibility settings')
  await ada.press('option', 'High Contrast')
  await ada.holds("document.documentElement.dataset.contrast === 'highContrast'")
  await ada.press('button', 'Done')
  await ada.open('/careers')
  await ada.holds("document.documentElement.dataset.contrast === 'highContrast'")
}

async function signIn(wanda: Walker) {
  await wanda.open('/account-login')
  await wanda.write('Email', applicant.email)
  await wanda.write('Password', applicant.password)
  await wanda.press('button', 'LOGIN')
  await wanda.holds("document.querySelector('header').textContent.includes('account of Wanda Ferrer')")
  await wanda.press('button', 'Sign Out')
  await wanda.holds("location.pathname === '/home'")
  await wanda.holds("document.querySelector('header a[href*=account-login]')")
}

async function contact(ada: Walker, { mails }: OpenSite) {
  const { good } = messageSheets.contact
  await ada.open('/contact')
  for (const [name, words] of Object.entries(good))
    if (name === 'Subject') await ada.choose(name, words)
    else await ada.write(name, words)
  await ada.press('button', 'Send Message')
  await ada.holds("location.pathname === '/thank-you/contact'")
  const sent = JSON.stringify(await mails())
  assert.ok(sent.includes(good['Message'] ?? ''), `No mail to the firm holds the message: ${sent}`)
}

export const walks: Readonly<Record<string, (walker: Walker, site: OpenSite) => Promise<void>>> = {
  search,
  save,
  settings,
  'sign in': signIn,
  contact,
}
