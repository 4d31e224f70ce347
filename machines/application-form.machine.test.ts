import { noForm } from '#contract/application-children.ts'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { applicationFormMachine } from './application-form.machine.ts'
import { applicationPartMachine } from './application-part.machine.ts'
import { deaf } from './fake-actors.testing.ts'
import { getNextView, type LoadedForm, withNotice } from './application-form-context.ts'
import { formNotSaved, sectionHasProblems } from './application-form-notices.ts'

const at = '2026-11-24T17:20:31.000Z'

const loadedForm: LoadedForm = {
  posting: null,
  isGeneric: false,
  isOpen: true,
  application: {
    Application_ID: '1',
    JobPosting_ID: '2',
    Posting: null,
    IsPostingOpen: true,
    State: 'draft',
    Note: '',
    StartedAt: at,
    SubmittedAt: null,
    DeletedOn: '2027-02-22',
    History: [],
    ...noForm,
    Sections: [{ Section: 'contact', State: 'not started', ReopenedBecause: null }],
    Attachments: [],
  },
  drafts: {},
  applicant: null,
  preset: {},
}

test('[C6-11] what somebody has written saves itself no more once the page has gone', async () => {
  const part = applicationPartMachine.provide({ actions: { storeOnDevice: () => {}, dropFromDevice: () => {} } })
  const machine = applicationFormMachine.provide({
    actors: { watchView: deaf(), loadForm: fromPromise(async () => loadedForm), part },
    actions: { reportUnsavedChanges: () => {} },
  })
  const actor = createActor(machine, { input: { id: '2', hasSsnQuestion: false } }).start()
  const writing = await waitFor(actor, (snapshot) => snapshot.matches('writing'))
  const [first] = writing.context.written
  actor.stop()
  expect(first?.ref.getSnapshot().status).toBe('stopped')
})

test('what is wrong with a section is told where it is looked at, and gets the focus there', () => {
  const said = [
    withNotice({ view: 'education', wanted: 'education', attempts: 1 }, sectionHasProblems),
    withNotice({ view: 'review', wanted: 'education', attempts: 1 }, sectionHasProblems),
    withNotice({ view: 'sections', wanted: null, attempts: 1 }, formNotSaved),
  ]
  expect(said).toEqual([{ told: sectionHasProblems, attempts: 2 }, { told: null }, { told: formNotSaved, attempts: 2 }])
})

test('after a section comes the next one that is not complete, and after the last the review', () => {
  const sections = [
    { Section: 'contact', State: 'complete', ReopenedBecause: null },
    { Section: 'education', State: 'complete', ReopenedBecause: null },
    { Section: 'employment', State: 'in progress', ReopenedBecause: null },
    { Section: 'references', State: 'not started', ReopenedBecause: null },
  ] as const
  const next = (['contact', 'employment', 'references'] as const).map((view) => getNextView({ sections, view }))
  expect(next).toEqual(['employment', 'references', 'review'])
})
