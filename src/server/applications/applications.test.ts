import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decodeApplicationsReply } from '#contract/application.ts'
import { maxNoteLength } from '#contract/application-operations.ts'
import { withdrawalReasons } from '#contract/application-states.ts'
import { call, read } from '#contract/operations.ts'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import { hour, over } from '../accounts/open-accounts.testing.ts'
import { cost, data, openApplications } from './open-applications.testing.ts'

let site: Awaited<ReturnType<typeof openApplications>>

beforeAll(async () => {
  site = await openApplications('applications', { genericPostingId: 'General9', hasWebhook: true })
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const day = 24 * hour
const sent = 'We have your application'
const costJob = 'Cost Cost1 (T-Cost1)'

async function drafted(job = 'Cost1', of: Parameters<typeof site.file>[1] = {}) {
  const person = await site.newcomer()
  const id = await site.begin(person.token, job)
  await site.file(id, of)
  await site.database.db.deleteFrom('mail_outbox').execute()
  return { ...person, application: id }
}

async function submitted(job = 'Cost1') {
  const person = await drafted(job)
  await site.submit(person.token, person.application)
  return person
}

const rows = async () => site.database.db.selectFrom('application').selectAll().execute()

test('[J1-20] an application is begun by the id of a job or its number, in whatever case, and only once', async () => {
  const { token } = await site.newcomer()
  const ids = []
  for (const job of ['Cost1', 'cost1', 't-cost1']) ids.push(await site.begin(token, job))
  const [first, ...more] = await site.list(token)
  expect([new Set(ids).size, more, first?.JobPosting_ID, first?.Posting?.JobFunction, first?.State]).toEqual([
    1,
    [],
    'Cost1',
    'Cost Cost1',
    'draft',
  ])
})

test('no job in particular has one id, whatever the firm calls it', async () => {
  const { token } = await site.newcomer()
  const ids = [await site.begin(token, 'general9'), await site.begin(token, 'generic')]
  const [only] = await site.list(token)
  expect([new Set(ids).size, only?.JobPosting_ID, only?.Posting, only?.IsPostingOpen]).toEqual([
    1,
    'generic',
    null,
    true,
  ])
})

test('[J1-20] for a job that is not open nobody begins, but who has begun is led to hers', async () => {
  const [ada, ben] = [await site.newcomer(), await site.newcomer()]
  const id = await site.begin(ada.token, 'Cost1')
  await site.publish([data])
  const refused = await site.ask(ben.token, 'StartApplication', 'Cost1')
  const again = await site.begin(ada.token, 'Cost1')
  expect([refused.status, refused.message, again === id, (await site.list(ada.token))[0]?.IsPostingOpen]).toEqual([
    422,
    'This job is no longer open, so no one can apply for it.',
    true,
    false,
  ])
})

test('[J1-20] after a withdrawal one may apply again, after a decision that was told one may not', async () => {
  const { token, application } = await submitted()
  await site.withdraw(token, application)
  const second = await site.begin(token, 'Cost1')
  await site.file(second)
  await site.submit(token, second)
  await site.decide(second, 'not selected', false)
  const untold = await site.begin(token, 'Cost1')
  await site.decide(second, 'not selected')
  const told = await site.ask(token, 'StartApplication', 'Cost1')
  expect([second === application, untold === second, told.status, told.message]).toEqual([
    false,
    true,
    422,
    'Our recruiters have already decided on your application for this job.',
  ])
})

test('a decision about no job in particular keeps nobody from applying again', async () => {
  const { token, application } = await submitted('generic')
  await site.decide(application, 'not selected')
  expect((await site.begin(token, 'generic')) === application).toBe(false)
})

test('twenty applications are begun in a day at most, and fifty are open at most', async () => {
  const jobs = Array.from({ length: 52 }, (_, at) => ({ ...cost, JobPosting_ID: `j${at}`, TrackingNumber: `n${at}` }))
  await site.publish(jobs)
  const { email, token } = await site.newcomer()
  const begin = async (from: number, to: number, of: string) => {
    const statuses = []
    for (let at = from; at < to; at += 1)
      statuses.push(
        (await site.send([call('StartApplication', `j${at}`)], { token: of, address: `10.0.0.${at}` })).status,
      )
    return statuses
  }
  const first = await begin(0, 21, token)
  site.pass(day)
  const second = await begin(20, 40, (await site.enter(email)).token)
  site.pass(day)
  const third = await begin(40, 51, (await site.enter(email)).token)
  expect([first.slice(0, 20), first[20], second, third.slice(0, 10), third[10]]).toEqual([
    Array(20).fill(200),
    429,
    Array(20).fill(200),
    Array(10).fill(200),
    422,
  ])
})

test('who has not confirmed her address has one open application at a time, and any number once she has', async () => {
  const { id, token } = await site.newcomer(false)
  const start = async (job: string) => {
    const { status, message } = await site.ask(token, 'StartApplication', job)
    return [status, message]
  }
  const [first, again] = [await site.begin(token, 'Cost1'), await site.begin(token, 'Cost1')]
  expect([again === first, await start('Data2')]).toEqual([
    true,
    [
      422,
      'Please confirm your email address before you start a second application. The link is in the email we sent you; your account page can send it again.',
    ],
  ])
  await site.discard(token, first)
  expect([await start('Data2'), (await start('Cost1'))[0]]).toEqual([[200, ''], 422])
  await confirmApplicantEmail(site.database.db, id, site.now())
  expect(await start('Cost1')).toEqual([200, ''])
})

test('[J1-19] what is submitted is told the firm and the applicant, with the posting and the note as they are then', async () => {
  const { email, token, application } = await drafted()
  await site.publish([{ ...cost, JobFunction: 'Cost Analyst' }, data])
  const answer = await site.submit(token, application, '  I can begin in May.\r\nAda ')
  const [row] = await site.list(token)
  const at = site.now().toISOString()
  expect([answer, row?.State, row?.Note, row?.SubmittedAt, row?.Posting?.JobFunction, row?.History]).toEqual([
    'submitted',
    'submitted',
    'I can begin in May.\nAda',
    at,
    'Cost Analyst',
    [{ State: 'submitted', At: at }],
  ])
  expect([row?.Attachments.map(({ SentAt }) => SentAt), await site.news(), await site.subjects(email)]).toEqual([
    [at],
    [['submitted', 'Cost Analyst (T-Cost1)', null]],
    [sent],
  ])
})

test('[J1-19] the system of the firm is told without a word of who it is', async () => {
  const { application } = await submitted()
  const hooks = await site.database.db.selectFrom('webhook_outbox').select(['body', 'attempts']).execute()
  expect(hooks.map(({ body, ...more }) => ({ ...more, ...(JSON.parse(body) as object) }))).toEqual([
    { attempts: 0, event: 'submitted', application, posting: 'Cost1', at: site.now().toISOString() },
  ])
})

test.each([
  ['there is no resume', { type: 'letter' }, 'resume'],
  ['a file is still looked at', { scan: 'waiting' }, 'scanning'],
  ['a file could not be looked at yet', { scan: 'delayed' }, 'scanning'],
  ['a file was removed for what was found in it', { scan: 'removed' }, 'removed'],
] as const)('[J1-19] nothing is submitted while %s, and the note stays with the draft', async (_, file, outcome) => {
  const { email, token, application } = await drafted('Cost1', file)
  const answer = await site.submit(token, application, 'A note')
  const [row] = await site.list(token)
  expect([answer, row?.State, row?.Note, await site.news(), await site.subjects(email)]).toEqual([
    outcome,
    'draft',
    'A note',
    [],
    [],
  ])
})

test('[J1-19] a file that its owner has taken away keeps nothing from being submitted', async () => {
  const { token, application } = await drafted()
  const bad = await site.file(application, { scan: 'removed' })
  const removed = { removed_at: site.now().toISOString() }
  await site.database.db.updateTable('attachment').set(removed).where('Attachment_ID', '=', bad).execute()
  expect(await site.submit(token, application)).toBe('submitted')
})

test('[J1-19] a job that has closed takes no submission, and the draft stays', async () => {
  const { email, token, application } = await drafted()
  await site.publish([data])
  const answers = [await site.submit(token, application)]
  const state = (await site.list(token))[0]?.State
  await site.publish([cost, data])
  answers.push(await site.submit(token, application))
  expect([answers, state, await site.subjects(email)]).toEqual([['closed', 'submitted'], 'draft', [sent]])
})

test('[J1-19] a job that closed while this process still serves the old content takes nothing', async () => {
  const { token, application } = await drafted()
  const other = await site.begin(token, 'Data2')
  await site.file(other)
  await site.database.db.deleteFrom('JobPostingHeader').where('JobPosting_ID', '=', 'Cost1').execute()
  const answers = [await site.submit(token, application), await site.submit(token, other)]
  await site.discard(token, application)
  const { status } = await site.ask(token, 'StartApplication', 'Cost1')
  await site.publish([data])
  await site.publish([cost, data])
  expect([answers, status]).toEqual([['closed', 'submitted'], 422])
})

test('[J1-19] a submit that comes twice is one: one mail, one event, and for an hour the same answer', async () => {
  const { email, token, application } = await drafted()
  const answers = [await site.submit(token, application), await site.submit(token, application)]
  site.pass(hour)
  answers.push(await site.submit((await site.enter(email)).token, application))
  const events = await site.database.db.selectFrom('application_event').select('state').execute()
  expect([answers, events.length, await site.subjects(email), (await site.news()).length]).toEqual([
    ['submitted', 'submitted', 'unchanged'],
    1,
    [sent],
    1,
  ])
})

test('two tabs that submit at once send one application', async () => {
  const { email, token, application } = await drafted()
  const answers = await Promise.all([site.submit(token, application), site.submit(token, application)])
  expect([answers, await site.subjects(email), (await site.news()).length]).toEqual([
    ['submitted', 'submitted'],
    [sent],
    1,
  ])
})

test('newer files replace those of the same type, and the application keeps its day', async () => {
  const { email, token, application } = await drafted()
  await site.file(application, { type: 'letter', name: 'letter.pdf' })
  await site.submit(token, application, 'The note')
  const [{ SubmittedAt: first } = {}] = await site.list(token)
  site.pass(2 * hour)
  await site.file(application, { name: 'newer.pdf' })
  const other = (await site.enter(email)).token
  const answers = [await site.submit(other, application, 'Another note'), await site.submit(other, application)]
  const [row] = await site.list(other)
  expect([answers, row?.SubmittedAt === first, row?.Note, row?.Attachments.map(({ Name }) => Name)]).toEqual([
    ['submitted', 'submitted'],
    true,
    'The note',
    ['letter.pdf', 'newer.pdf'],
  ])
  expect([await site.news(), await site.subjects(email)]).toEqual([
    [
      ['submitted', costJob, null],
      ['resubmitted', costJob, null],
    ],
    [sent, 'We have your newer files'],
  ])
})

test('[J2.9-34.a] the posting stays as it stood when the application was submitted, whatever is sent later', async () => {
  const { token, application } = await submitted()
  await site.publish([{ ...cost, JobFunction: 'Cost Analyst' }, data])
  await site.file(application, { name: 'newer.pdf' })
  const answer = await site.submit(token, application)
  expect([answer, (await site.list(token))[0]?.Posting?.JobFunction]).toEqual(['submitted', 'Cost Cost1'])
})

test('newer files wait for their check, too', async () => {
  const { token, application } = await submitted()
  await site.file(application, { scan: 'waiting' })
  expect([await site.submit(token, application), (await site.news()).length]).toEqual(['scanning', 1])
})

test('nothing is sent for what is over', async () => {
  const { token, application } = await submitted()
  await site.withdraw(token, application)
  await site.file(application)
  expect(await site.submit(token, application)).toBe('ended')
})

test('a note that is too long is refused in words, and its line ends count once', async () => {
  const { token, application } = await drafted()
  const long = await site.ask(token, 'SubmitApplication', application, 'x'.repeat(maxNoteLength + 1))
  const lines = await site.submit(token, application, 'x\r\n'.repeat(maxNoteLength / 2 - 1) + 'xx')
  expect([long.status, long.message, lines]).toEqual([
    422,
    'The application cannot be submitted. Note: Please use at most 2,000 characters',
    'submitted',
  ])
})

test('a withdrawal is told the firm with its reason and no name, and what is over is withdrawn no more', async () => {
  const { email, token, application } = await submitted()
  const answers = []
  for (const reason of withdrawalReasons) answers.push(await site.withdraw(token, application, reason))
  const [row] = await site.list(token)
  expect([answers, row?.State, row?.History.map(({ State }) => State), await site.news()]).toEqual([
    ['true', 'ended', 'ended', 'ended', 'ended'],
    'withdrawn',
    ['submitted', 'withdrawn'],
    [
      ['submitted', costJob, null],
      ['withdrawn', costJob, 'I would rather not say'],
    ],
  ])
  expect(await site.subjects(email)).toEqual([sent, 'Your application has been withdrawn'])
})

test('a reason that nobody offered is refused, and so is a withdrawal of a draft', async () => {
  const { token, application } = await drafted()
  const answers = [
    await site.ask(token, 'WithdrawApplication', application, 'They were rude'),
    await site.ask(token, 'WithdrawApplication', application, withdrawalReasons[0]),
  ]
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [422, 'Please choose why you are withdrawing, or that you would rather not say.'],
    [422, 'This application was not submitted yet. You can discard it.'],
  ])
})

test('a draft is discarded with its files, once more is the same, and what was submitted stays', async () => {
  const draft = await drafted()
  const answers = [
    await site.discard(draft.token, draft.application),
    await site.discard(draft.token, draft.application),
  ]
  const files = await site.database.db.selectFrom('attachment').selectAll().execute()
  const { token, application } = await submitted()
  const refused = await site.ask(token, 'DiscardApplication', application)
  expect([answers, files, refused.status, refused.message, (await rows()).length]).toEqual([
    ['true', 'true'],
    [],
    422,
    'This application was submitted. You can withdraw it.',
    1,
  ])
})

test('[J3-25] a withdrawn application is read as such, and a decision only when it was told', async () => {
  const { token, application } = await submitted()
  const postings = async () =>
    JSON.parse((await site.send([read('ApplicantApplicationJobPosting')], { token })).payload) as object
  const of = (State: string, IsWithdrawn: boolean) => ({
    ApplicantApplicationJobPosting: [
      { Application_ID: application, JobPosting_ID: 'Cost1', IsWithdrawn, State, FormState: 'not begun' },
    ],
  })
  await site.decide(application, 'interview', false)
  const untold = [await postings(), await site.list(token)] as const
  await site.withdraw(token, application)
  expect([untold[0], untold[1][0]?.State, untold[1][0]?.History.length, await postings()]).toEqual([
    of('submitted', false),
    'submitted',
    1,
    of('withdrawn', true),
  ])
})

test('[J7-42][J3-37.b] the applicant, her applications with their parts, and their job postings are read as data in one call', async () => {
  const { email, token, application } = await submitted()
  await site.file(application, { type: 'letter', name: 'letter.pdf' })
  const entities = ['Applicant', 'ApplicantApplication', 'ApplicantApplicationJobPosting']
  const { status, payload } = await site.send(
    entities.map((entity) => read(entity)),
    { token },
  )
  const told = JSON.parse(payload) as Readonly<Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>>>
  const [row] = decodeApplicationsReply(payload)
  expect([
    status,
    Object.keys(told),
    told['Applicant']?.[0]?.['Email'],
    row?.Attachments.map(({ Name }) => Name),
  ]).toEqual([200, entities, email, ['moss.pdf', 'letter.pdf']])
  expect([row?.History.length, row?.Posting?.JobPosting_ID, told['ApplicantApplicationJobPosting']?.length]).toEqual([
    1,
    'Cost1',
    1,
  ])
})

test('[J7-43] the types of files and other reference lists are read as data, by anybody', async () => {
  const { status, payload } = await site.send([read('AttachmentType'), read('Country'), read('Gender')])
  expect([status, Object.keys(JSON.parse(payload) as object)]).toEqual([200, ['AttachmentType', 'Country', 'Gender']])
  expect(payload).toContain('"Description":"Cover Letter"')
})

test('[C6-11] what is somebody else’s is answered like what is not there, and changes nothing', async () => {
  const ada = await submitted()
  const draft = await site.begin(ada.token, 'Data2')
  const before = await rows()
  const ben = await site.newcomer()
  const answers = []
  for (const id of [ada.application, draft, 'nobody']) {
    answers.push(await site.ask(ben.token, 'SubmitApplication', id, ''))
    answers.push(await site.ask(ben.token, 'WithdrawApplication', id, withdrawalReasons[0]))
    answers.push(await site.ask(ben.token, 'DiscardApplication', id))
  }
  const words = answers.map(({ status, message, payload }) => `${status} ${message}${payload}`)
  const listed = await site.send([read('ApplicantApplication', [ada.application])], { token: ben.token })
  expect([new Set(words), words.length, await rows(), listed.payload]).toEqual([
    new Set(['404 This application is no longer there.', '200 true']),
    9,
    before,
    '{"ApplicantApplication":[]}',
  ])
})

test('[C4.1-05.b][C6-11] who is not signed in begins, submits and reads nothing, and nothing is kept', async () => {
  const { token, application } = await submitted()
  await site.signOut(token)
  const before = await rows()
  const operations = [
    call('StartApplication', 'Data2'),
    call('SubmitApplication', application, 'A note'),
    call('WithdrawApplication', application, withdrawalReasons[0]),
    call('DiscardApplication', application),
    read('ApplicantApplication'),
    read('ApplicantApplicationJobPosting'),
  ]
  const answers = []
  for (const operation of operations) {
    answers.push((await site.send([operation])).status)
    answers.push(await site.send([operation], { token }))
  }
  expect([answers, await rows()]).toEqual([operations.flatMap(() => [401, over]), before])
})

test('arguments that no page sends are refused', async () => {
  const { token } = await site.newcomer()
  const answers = []
  for (const [name, count] of [
    ['StartApplication', 2],
    ['SubmitApplication', 3],
    ['WithdrawApplication', 3],
    ['DiscardApplication', 2],
  ] as const)
    answers.push((await site.ask(token, name, ...Array.from({ length: count }, () => 'x'))).message)
  expect(answers).toEqual([
    'StartApplication takes at most 1 arguments.',
    'SubmitApplication takes at most 2 arguments.',
    'WithdrawApplication takes at most 2 arguments.',
    'DiscardApplication takes at most 1 arguments.',
  ])
})
