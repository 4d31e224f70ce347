import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sectionNames } from '#contract/application-sections.ts'
import { listSectionParts } from '#contract/application-children.ts'
import { hour } from '../accounts/open-accounts.testing.ts'
import { goodParts, openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('carry_over', { hasSsnQuestion: true })
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

async function submitCompleteForm() {
  const person = await site.drafted()
  await site.file(person.id)
  await site.fill(person.token, person.id, sectionNames)
  await site.whole(person.token, person.id)
  return person
}

const written = async (token: string, id: string) => {
  const form = await site.form(token, id)
  return sectionNames.flatMap((name) =>
    listSectionParts(form, name).map(({ Version, IsTakenOver }) => `${name} ${Version} ${IsTakenOver}`),
  )
}

test('a new application begins with what the last one said, marked, and never with what is declared, for one job, or apart', async () => {
  const { token } = await submitCompleteForm()
  const id = await site.begin(token, 'Data2')
  const { Sections } = await site.form(token, id)
  expect([await written(token, id), Sections.map(({ Section, State }) => `${Section} ${State}`)]).toEqual([
    ['contact 1 true', 'education 1 true', 'employment 1 true', 'references 1 true'],
    [
      'contact taken over',
      'education taken over',
      'employment taken over',
      'references taken over',
      'veteran not started',
      'ada not started',
      'declarations not started',
      'equal not started',
      'ssn not started',
      'attachments not started',
    ],
  ])
})

test('what was taken over is to be read: submitting names it, changing an entry marks that one as read, completing all of them', async () => {
  const { token } = await submitCompleteForm()
  const id = await site.begin(token, 'Data2')
  await site.save(token, [id, 'employment', 'two', 0], goodParts.employment)
  await site.save(token, [id, 'contact', '', 1], { ...goodParts.contact, Phone: '703 555 0142' })
  const named = (await site.whole(token, id)).Sections.slice(0, 2).map(({ Section, Reason }) => [Section, Reason])
  const before = await written(token, id)
  await site.complete(token, id, 'employment')
  const after = await written(token, id)
  expect([named, before, after]).toEqual([
    [
      ['contact', 'This section has not been marked complete yet.'],
      ['education', 'This section came from your last application. Please read it and mark it complete.'],
    ],
    ['contact 2 false', 'education 1 true', 'employment 1 true', 'employment 1 false', 'references 1 true'],
    ['contact 2 false', 'education 1 true', 'employment 1 false', 'employment 1 false', 'references 1 true'],
  ])
})

test('it is the last one that was sent, not one that was only written, and each goes its own way from then on', async () => {
  const { token, id: first } = await submitCompleteForm()
  site.pass(hour)
  const second = await site.begin(token, 'Data2')
  await site.save(token, [second, 'contact', '', 1], { ...goodParts.contact, City: 'Leesburg' })
  const third = await site.begin(token, 'generic')
  const city = async (id: string) => listSectionParts(await site.form(token, id), 'contact')[0]?.Values['City']
  expect([await city(first), await city(second), await city(third)]).toEqual(['Reston', 'Leesburg', 'Reston'])
})

test('what was removed does not come along, nor anything of somebody else', async () => {
  await submitCompleteForm()
  const { token, id } = await site.drafted()
  await site.file(id)
  await site.fill(token, id, sectionNames)
  await site.remove(token, [id, 'references', 'one', 1])
  await site.complete(token, id, 'references')
  await site.whole(token, id)
  const next = await site.begin(token, 'Data2')
  const { token: newcomer } = await site.newcomer()
  const none = await site.begin(newcomer, 'Data2')
  expect([await written(token, next), await written(newcomer, none)]).toEqual([
    ['contact 1 true', 'education 1 true', 'employment 1 true'],
    [],
  ])
})
