import type { Page } from 'playwright-core'
import type { Finger } from './finger.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The least that is valid, from the page of the job; she has been nowhere employed and has no references. */
export async function writeWholeForm(page: Page, { tap, write, choose, attach }: Finger) {
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  const next = async (name: string) => {
    await tap(button(page, `Complete and continue to ${name}`))
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  const answer = (question: string, label: string) =>
    tap(page.getByRole('group', { name: question }).getByLabel(label, { exact: true }))
  await tap(link(page, 'Fill out Application'))
  await tap(button(page, 'Start your application'))
  await tap(link(page, 'Contact details'))
  await write(field('Phone'), '937 555 0100')
  await write(field('Address'), '1 Main Street')
  await write(field('City'), 'Dayton')
  await choose(page.getByRole('combobox', { name: 'State' }), 'Ohio')
  await choose(page.getByRole('combobox', { name: 'Country' }), 'United States')
  await next('Education')
  await tap(button(page, 'Add a school or course'))
  await write(field('School'), 'Elm College')
  await write(field('Degree or certificate'), 'Bachelor of Science')
  await write(page.getByLabel('From'), '9/2015')
  await next('Employment')
  await next('References')
  await next('Veteran status')
  await choose(page.getByRole('combobox', { name: 'Veteran status' }), 'Not a protected veteran')
  await next('The work and its demands')
  await answer('Can you do this work, with or without help?', 'Yes')
  await answer('Do you need anything to apply or to work here?', 'No')
  await next('Declarations')
  await answer('May you work in the United States?', 'Yes')
  await answer('Does a relative of yours work here?', 'No')
  await tap(field('What I have written is true and complete'))
  await tap(field('You may use it to decide about this application'))
  await next('Equal opportunity')
  await next('Resume and other files')
  await attach(page.getByLabel('Choose files'), 'resume.txt')
  await button(page, 'Open resume.txt').waitFor()
  await tap(link(page, 'All sections'))
  await tap(link(page, 'Review and submit'))
  await tap(button(page, 'Submit your application'))
  await page.getByRole('heading', { name: 'Thank you for submitting your application!' }).waitFor()
}
