import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSectionParts } from '#contract/application-children.ts'
import { read } from '#contract/operations.ts'
import { hour } from '../accounts/open-accounts.testing.ts'
import { forgetOld } from '../database/forget-old.ts'
import { cost, data } from './open-applications.testing.ts'
import { goodParts, openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('application_form')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const findSection = async (token: string, id: string, section: string) =>
  (await site.form(token, id)).Sections.find(({ Section }) => Section === section)

test('what is written is kept as it is, right or wrong, and the section is in progress', async () => {
  const { token, id } = await site.drafted()
  const before = await findSection(token, id, 'contact')
  const wrong = { FirstName: '  ', Email: 'no address', Phone: ['a list'], Unknown: 'a field of tomorrow' }
  const saved = await site.save(token, [id, 'contact', '', 0], wrong)
  const [part] = listSectionParts(await site.form(token, id), 'contact')
  expect([before?.State, saved, part?.Values, part?.Version, await findSection(token, id, 'contact')]).toEqual([
    'not started',
    { Version: 1 },
    wrong,
    1,
    { Section: 'contact', State: 'in progress', ReopenedBecause: null },
  ])
})

test('[C3.1-05] an application has its job posting and its attachments with their types', async () => {
  const { token, id } = await site.drafted()
  await site.file(id, { type: 'letter', name: 'moss.pdf' })
  const { Posting, Attachments } = await site.form(token, id)
  const { payload } = await site.send([read('ApplicantApplicationJobPosting', [id]), read('AttachmentType')], { token })
  const { ApplicantApplicationJobPosting: jobs, AttachmentType: types } = JSON.parse(payload)
  expect([Posting?.JobFunction, jobs[0].JobPosting_ID]).toEqual(['Cost Cost1', 'Cost1'])
  expect(Attachments.map(({ Name, AttachmentType_ID }) => [Name, AttachmentType_ID])).toEqual([['moss.pdf', 'letter']])
  expect(types.map((type: { AttachmentType_ID: string }) => type.AttachmentType_ID)).toContain('letter')
})

test('[C3.1-05] an application that is read by its id has its children, in a list it has only how far they are', async () => {
  const { token, id } = await site.drafted()
  await site.fill(token, id, ['education', 'employment', 'references', 'veteran', 'ada'])
  const whole = await site.form(token, id)
  const [listed] = await site.list(token)
  const counts = ({
    EducationHistory,
    EmploymentHistory,
    WorkReference,
    VeteranType,
    ADAJobDescription,
  }: typeof whole) =>
    [EducationHistory, EmploymentHistory, WorkReference, VeteranType, ADAJobDescription].map((parts) => parts.length)
  expect([counts(whole), listed && counts(listed), listed?.Sections]).toEqual([
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    whole.Sections,
  ])
  expect(whole.Sections.map(({ Section, State }) => `${Section} ${State}`)).toEqual([
    'contact not started',
    'education complete',
    'employment complete',
    'references complete',
    'veteran complete',
    'ada complete',
    'declarations not started',
    'equal not started',
    'attachments not started',
  ])
})

test('what was changed elsewhere meanwhile is answered and not written over, until the writer takes its version', async () => {
  const { token, id, email } = await site.drafted()
  const phone = (await site.enter(email)).token
  const at = (version: number) => [id, 'employment', 'job-1', version] as const
  await site.save(token, at(0), { Employer: 'Ash' })
  await site.save(phone, at(1), { Employer: 'Elm' })
  const refused = await site.save(token, at(1), { Employer: 'Ash and Co' })
  const stands = listSectionParts(await site.form(token, id), 'employment').map(({ Values }) => Values['Employer'])
  const taken = await site.save(token, at(2), { Employer: 'Ash and Co' })
  const after = listSectionParts(await site.form(phone, id), 'employment').map(({ Values }) => Values['Employer'])
  expect([refused, stands, taken, after]).toEqual([
    {
      Newer: { Version: 2, Values: { Employer: 'Elm' }, ChangedAt: site.now().toISOString(), IsRemoved: false },
    },
    ['Elm'],
    { Version: 3 },
    ['Ash and Co'],
  ])
})

test('the same text twice is one save, whichever version it comes with: its answer may have been lost', async () => {
  const { token, id } = await site.drafted()
  const at = (version: number) => [id, 'contact', '', version] as const
  const answers = []
  for (const version of [0, 0, 1]) answers.push(await site.save(token, at(version), { City: 'Reston' }))
  expect(answers).toEqual([{ Version: 1 }, { Version: 1 }, { Version: 1 }])
})

test('an entry is removed and brought back, and one who goes on writing in it is told that it was removed', async () => {
  const { token, id } = await site.drafted()
  const entries = async () => listSectionParts(await site.form(token, id), 'references').map(({ Entry }) => Entry)
  await site.save(token, [id, 'references', 'a', 0], { Name: 'Ben' })
  await site.save(token, [id, 'references', 'b', 0], { Name: 'Cleo' })
  const removed = [
    await site.remove(token, [id, 'references', 'a', 1]),
    await site.remove(token, [id, 'references', 'a', 1]),
  ]
  const without = await entries()
  const told = await site.save(token, [id, 'references', 'a', 1], { Name: 'Benedict' })
  const restored = await site.restore(token, id, 'references', 'a')
  const all = await entries()
  const stale = await site.remove(token, [id, 'references', 'a', 1])
  expect([removed, without, told, restored, all, stale, await site.restore(token, id, 'references', 'c')]).toEqual([
    [{ Version: 2 }, { Version: 2 }],
    ['b'],
    { Newer: { Version: 2, Values: { Name: 'Ben' }, ChangedAt: site.now().toISOString(), IsRemoved: true } },
    { Version: 3 },
    ['a', 'b'],
    { Newer: { Version: 3, Values: { Name: 'Ben' }, ChangedAt: site.now().toISOString(), IsRemoved: false } },
    { Gone: true },
  ])
})

test('an entry of which nothing is left is told to be gone, and not written anew unseen', async () => {
  const { token, id } = await site.drafted()
  const at = (version: number) => [id, 'references', 'a', version] as const
  await site.save(token, at(0), { Name: 'Ben' })
  await site.remove(token, at(1))
  await forgetOld(site.database.db, new Date(site.now().getTime() + 25 * hour))
  const late = await site.save(token, at(1), { Name: 'Benedict' })
  const none = listSectionParts(await site.form(token, id), 'references')
  expect([late, none, await site.save(token, at(0), { Name: 'Benedict' })]).toEqual([
    { Gone: true },
    [],
    { Version: 1 },
  ])
})

test('writing over a removed entry brings it back, and after a day nothing of it is left', async () => {
  const { token, id } = await site.drafted()
  await site.save(token, [id, 'references', 'a', 0], { Name: 'Ben' })
  await site.remove(token, [id, 'references', 'a', 1])
  const back = await site.save(token, [id, 'references', 'a', 2], { Name: 'Ben' })
  await site.remove(token, [id, 'references', 'a', 3])
  await forgetOld(site.database.db, new Date(site.now().getTime() + 23 * hour))
  const before = await site.database.db.selectFrom('application_part').select('entry').execute()
  await forgetOld(site.database.db, new Date(site.now().getTime() + 25 * hour))
  const after = await site.database.db.selectFrom('application_part').select('entry').execute()
  expect([back, before, after]).toEqual([{ Version: 3 }, [{ entry: 'a' }], []])
})

test('nobody reads or writes the form of somebody else, and nobody one that is over', async () => {
  const { token, id } = await site.drafted()
  await site.save(token, [id, 'references', 'a', 0], goodParts.references)
  const { token: stranger } = await site.newcomer()
  const asked = [
    ['SaveApplicationPart', 'references', 'a', '1', '{}'],
    ['RemoveApplicationEntry', 'references', 'a', '1'],
    ['RestoreApplicationEntry', 'references', 'a'],
    ['CompleteApplicationSection', 'references'],
    ['SubmitWholeApplication'],
  ] as const
  const statuses = []
  for (const [name, ...args] of asked) statuses.push((await site.ask(stranger, name, id, ...args)).status)
  await site.file(id)
  await site.submit(token, id)
  await site.withdraw(token, id)
  const over = []
  for (const [name, ...args] of asked.slice(0, 4)) over.push((await site.ask(token, name, id, ...args)).status)
  expect([statuses, over, (await site.whole(token, id)).Outcome]).toEqual([
    [404, 404, 404, 404, 404],
    [422, 422, 422, 422],
    'ended',
  ])
})

test('that its job has closed keeps nobody from writing, and writing keeps the draft', async () => {
  const { token, id } = await site.drafted()
  await site.publish([data])
  site.pass(hour)
  await site.save(token, [id, 'contact', '', 0], { City: 'Reston' })
  const { changed_at } = await site.database.db.selectFrom('application').select('changed_at').executeTakeFirstOrThrow()
  expect(changed_at).toEqual(site.now())
})

test('a form is not sent for a job that closed while this process still serves the old content', async () => {
  const { token, id } = await site.drafted()
  await site.publish([cost, data])
  await site.form(token, id)
  await site.database.db.deleteFrom('JobPostingHeader').where('JobPosting_ID', '=', 'Cost1').execute()
  const { Outcome } = await site.whole(token, id)
  await site.publish([data])
  await site.publish([cost, data])
  expect(Outcome).toBe('closed')
})
