import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { data } from './open-applications.testing.ts'
import { demanded, goodParts, lists, openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('complete_section', { hasWebhook: true })
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const findSection = async (token: string, id: string, name: string) =>
  (await site.form(token, id)).Sections.find(({ Section }) => Section === name)

test('a section is judged when it is called complete: what is wrong is told by entry and field, in words', async () => {
  const { token, id } = await site.drafted()
  await site.save(token, [id, 'employment', 'a', 0], goodParts.employment)
  await site.save(token, [id, 'employment', 'b', 0], { ...goodParts.employment, From: '2019', IsCurrent: [], To: '' })
  const problems = await site.complete(token, id, 'employment')
  const before = await findSection(token, id, 'employment')
  await site.save(token, [id, 'employment', 'b', 1], { ...goodParts.employment, From: '6/2019' })
  const mended = await site.complete(token, id, 'employment')
  expect([problems, before?.State, mended, (await findSection(token, id, 'employment'))?.State]).toEqual([
    [
      { Entry: 'b', Field: 'From', Message: 'Please write a month and a year, such as 6/2019' },
      { Entry: 'b', Field: 'To', Message: 'Please enter when you left, or check the box if you still work there' },
    ],
    'in progress',
    [],
    'complete',
  ])
})

test('what is written in a complete section, removed from it or brought back opens it', async () => {
  const { token, id } = await site.drafted()
  const states: Array<string | undefined> = []
  const note = async () => states.push((await findSection(token, id, 'references'))?.State)
  await site.fill(token, id, ['references'])
  await note()
  await site.save(token, [id, 'references', 'one', 1], { ...goodParts.references, Phone: '703 555 0142' })
  await note()
  await site.complete(token, id, 'references')
  await site.remove(token, [id, 'references', 'one', 2])
  await note()
  await site.complete(token, id, 'references')
  await note()
  await site.restore(token, id, 'references', 'one')
  await note()
  expect(states).toEqual(['complete', 'in progress', 'in progress', 'complete', 'in progress'])
})

test('submitting names every section that is not complete, with the reason, and sends nothing', async () => {
  const { token, id } = await site.drafted()
  await site.fill(token, id, ['contact', 'education'])
  await site.save(token, [id, 'references', 'a', 0], {})
  await site.database.db.deleteFrom('mail_outbox').execute()
  const outcome = await site.whole(token, id)
  const mails = await site.database.db.selectFrom('mail_outbox').select('subject').execute()
  expect([outcome.Outcome, outcome.Sections.map(({ Section, Reason }) => `${Section}: ${Reason}`), mails]).toEqual([
    'incomplete',
    [
      'employment: This section has not been started yet.',
      'references: This section has not been marked complete yet.',
      'veteran: This section has not been started yet.',
      'ada: This section has not been started yet.',
      'declarations: This section has not been started yet.',
      'attachments: An application needs a resume.',
    ],
    [],
  ])
})

test('what was complete by former rules is opened again at submit, with the reason, until it is complete by those of today', async () => {
  const { token, id } = await site.drafted()
  await site.file(id)
  await site.fill(token, id, demanded)
  await site.offer({ VeteranType: [{ VeteranType_ID: '9', Description: 'Another word for it' }] })
  // As a draft from before a field was asked for: that field is not among what was written.
  const { MayBeAsked: _, ...former } = goodParts.references
  await site.database.db
    .updateTable('application_part')
    .set({ content: JSON.stringify(former) })
    .where('section', '=', 'references')
    .execute()
  const refused = await site.whole(token, id)
  const opened = [await findSection(token, id, 'references'), await findSection(token, id, 'veteran')]
  await site.save(token, [id, 'references', 'one', 1], goodParts.references)
  await site.save(token, [id, 'veteran', '', 1], { VeteranType_ID: '9' })
  const whileWriting = (await findSection(token, id, 'veteran'))?.ReopenedBecause
  const mended = [await site.complete(token, id, 'references'), await site.complete(token, id, 'veteran')]
  const changed = 'What we ask for has changed since you finished this section.'
  const veteran = `${changed} Please choose again: what you had chosen is no longer offered.`
  expect([refused, opened, whileWriting, mended, (await site.whole(token, id)).Outcome]).toEqual([
    {
      Outcome: 'incomplete',
      Sections: [
        {
          Section: 'references',
          Reason: `${changed} Please choose whether we may contact this person without telling you first.`,
        },
        { Section: 'veteran', Reason: veteran },
      ],
    },
    [
      {
        Section: 'references',
        State: 'in progress',
        ReopenedBecause: `${changed} Please choose whether we may contact this person without telling you first.`,
      },
      { Section: 'veteran', State: 'in progress', ReopenedBecause: veteran },
    ],
    veteran,
    [[], []],
    'submitted',
  ])
})

test('a whole application is sent once: its posting and form as they stood, one mail with it, and the firm is told', async () => {
  const { token, id, email } = await site.drafted()
  await site.file(id, { name: 'ida.pdf' })
  await site.fill(token, id, demanded)
  await site.save(token, [id, 'ada', '', 1], { ...goodParts.ada, NeedsSupport: 'no', Support: 'left from before' })
  await site.complete(token, id, 'ada')
  await site.database.db.deleteFrom('mail_outbox').execute()
  const outcomes = [(await site.whole(token, id)).Outcome, (await site.whole(token, id)).Outcome]
  await site.offer({ ...lists, Country: [{ Country_ID: 'US', Description: 'Elsewhere' }] })
  const { State, Form, Attachments } = await site.form(token, id)
  const said = (name: string) =>
    Form?.Sections.find(({ Section }) => Section === name)?.Entries.map((fields) =>
      fields.map(({ Label, Value }) => `${Label}: ${Value}`).join('; '),
    )
  const bodies = await site.database.db.selectFrom('mail_outbox').select(['recipient', 'body']).execute()
  expect([outcomes, State, Attachments[0]?.SentAt, await site.news()]).toEqual([
    ['submitted', 'submitted'],
    'submitted',
    site.now().toISOString(),
    [['submitted', 'Cost Cost1 (T-Cost1)', null]],
  ])
  expect([
    said('employment'),
    said('ada'),
    said('attachments'),
    said('contact')?.[0]?.includes('United States'),
  ]).toEqual([
    [
      'Employer: Ash Co; Job Title: Analyst; From: July 2014; Still there: I still work there; May we ask this employer about you?: No',
    ],
    [
      'What the work is like: Office work; Can you do this work, with or without help?: Yes; Do you need anything to apply or to work here?: No',
    ],
    ['Resume: ida.pdf'],
    true,
  ])
  const [mail] = bodies
  expect([bodies.length, mail?.recipient, mail?.body.split('\n')[0]]).toEqual([1, email, 'We have your application'])
  expect(mail?.body.replaceAll(/\s+/g, ' ')).toContain(
    'Education - School: Elm College; Degree or certificate: B.S.; From: September 2010; To: June 2014',
  )
  expect(mail?.body).not.toMatch(/protected|Office work/)
})

test('to an address that may be a stranger’s nothing is mailed of what was written', async () => {
  const { email } = await site.sent('Cost1', false)
  const [mail] = await site.database.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', email)
    .where('subject', 'like', 'We have your%')
    .execute()
  expect([mail === undefined, mail?.body.includes('Elm College')]).toEqual([false, false])
})

test('what was sent is not changed', async () => {
  const { token, id } = await site.sent()
  const statuses = [
    (await site.ask(token, 'SaveApplicationPart', id, 'contact', '', '1', '{}')).status,
    (await site.ask(token, 'RemoveApplicationEntry', id, 'references', 'one', '1')).status,
    (await site.ask(token, 'CompleteApplicationSection', id, 'contact')).status,
  ]
  expect(statuses).toEqual([422, 422, 422])
})

test('the form follows a resume that was submitted alone, also when the job has closed, and a draft does not', async () => {
  const { token, id } = await site.drafted()
  await site.file(id)
  await site.submit(token, id)
  await site.fill(token, id, demanded)
  const draft = await site.drafted()
  await site.file(draft.id)
  await site.fill(draft.token, draft.id, demanded)
  await site.publish([data])
  expect([
    await site.whole(token, id),
    await site.whole(draft.token, draft.id),
    (await site.news()).map(([what]) => what),
  ]).toEqual([
    { Outcome: 'submitted', Sections: [] },
    { Outcome: 'closed', Sections: [] },
    ['submitted', 'resubmitted'],
  ])
})

test('a file that is still looked at is waited for, and one that does harm is named', async () => {
  const { token, id } = await site.drafted()
  await site.fill(token, id, demanded)
  const file = await site.file(id, { scan: 'waiting' })
  const waiting = await site.whole(token, id)
  await site.database.db.updateTable('attachment').set({ scan: 'removed' }).where('Attachment_ID', '=', file).execute()
  expect([waiting, await site.whole(token, id)]).toEqual([
    { Outcome: 'scanning', Sections: [{ Section: 'attachments', Reason: 'A file is still being checked.' }] },
    {
      Outcome: 'incomplete',
      Sections: [{ Section: 'attachments', Reason: 'A file was removed because something harmful was found in it.' }],
    },
  ])
})
