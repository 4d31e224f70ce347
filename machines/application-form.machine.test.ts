import { noForm } from '#contract/application-children.ts'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { applicationFormMachine } from './application-form.machine.ts'
import { applicationPartMachine } from './application-part.machine.ts'
import { deaf } from './deaf.testing.ts'
import type { LoadedForm } from './whole-context.ts'

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
}

test('[C6-11] what somebody has written saves itself no more once another person is signed in', async () => {
  const part = applicationPartMachine.provide({ actions: { storeOnDevice: () => {}, dropFromDevice: () => {} } })
  const machine = applicationFormMachine.provide({
    actors: { watchVisitor: deaf(), watchView: deaf(), loadForm: fromPromise(async () => loadedForm), part },
    actions: { reportUnsavedChanges: () => {} },
  })
  const actor = createActor(machine, { input: { id: '2', hasSsnQuestion: false } }).start()
  actor.send({ type: 'visitor.changed', visitor: 'ada' })
  const writing = await waitFor(actor, (snapshot) => snapshot.matches('writing'))
  const [first] = writing.context.written
  actor.send({ type: 'visitor.changed', visitor: 'ben' })
  const again = await waitFor(actor, (snapshot) => snapshot.matches('writing'))
  expect(first?.ref.getSnapshot().status).toBe('stopped')
  expect(again.context.written[0]?.ref.getSnapshot().status).toBe('active')
})
