import { noForm } from '#contract/application-children.ts'
import type { ApplicantApplication, Attachment } from '#contract/application.ts'
import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { LoadedApplication } from './apply-context.ts'
import { applyMachine } from './apply.machine.ts'
import { attachmentMachine } from './attachment.machine.ts'
import { deaf } from './fake-actors.testing.ts'

const draft: ApplicantApplication = {
  Application_ID: '1',
  JobPosting_ID: '2',
  Posting: null,
  IsPostingOpen: true,
  State: 'draft',
  Note: '',
  StartedAt: '2026-11-24T17:20:31.000Z',
  SubmittedAt: null,
  DeletedOn: '2027-02-22',
  History: [],
  ...noForm,
  Attachments: [],
}

const resume = new File(['Survey of the harbor'], 'resume.txt')

const nothing = () => {}

const stored = (id: string): Attachment => ({
  Attachment_ID: id,
  AttachmentType_ID: '1',
  Name: 'resume.txt',
  Size: 20,
  Scan: 'clean',
  UploadedAt: '2026-11-24T17:20:31.000Z',
  SentAt: null,
})

async function openDraft() {
  const answers: Array<(found: LoadedApplication) => void> = []
  const actor = createActor(
    applyMachine.provide({
      actors: {
        cleanUpOnExit: deaf(),
        watchChanges: deaf(),
        loadApplication: fromPromise(() => new Promise<LoadedApplication>((resolve) => answers.push(resolve))),
        attachment: attachmentMachine.provide({ actors: { upload: fromPromise(() => new Promise(nothing)) } }),
      },
      actions: { notifyChange: nothing, storeNote: nothing, reportUnsavedChanges: nothing, showThanks: nothing },
    }),
    { input: { id: '2' } },
  ).start()
  const answer = async (changes: Partial<ApplicantApplication>) => {
    answers.shift()?.({
      posting: null,
      isGeneric: false,
      isOpen: true,
      application: { ...draft, ...changes },
      types: [],
      note: '',
    })
    await new Promise((resolve) => setTimeout(resolve))
  }
  await answer({})
  const listFiles = () => actor.getSnapshot().context.files.map(({ id }: { readonly id: string }) => id)
  return { actor, answer, listFiles }
}

test('what is written and chosen while another tab is read stays', async () => {
  const { actor, answer, listFiles } = await openDraft()
  actor.send({ type: 'applications.changed' })
  actor.send({ type: 'note.changed', note: 'I can start in May.' })
  actor.send({ type: 'files.chosen', files: [{ id: 'a', file: resume }] })
  await answer({ Note: 'I can start in April.' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.note, listFiles()]).toEqual([
    'draft',
    'I can start in May.',
    ['a'],
  ])
})

test('a file that another tab has removed goes, also if it was added here', async () => {
  const { actor, answer, listFiles } = await openDraft()
  actor.send({ type: 'files.chosen', files: [{ id: 'a', file: resume }] })
  actor.send({ type: 'file.changed', id: 'a', standing: 'there' })
  actor.send({ type: 'applications.changed' })
  await answer({})
  expect(listFiles()).toEqual([])
})

test('a file that arrives while another tab is read stays', async () => {
  const { actor, answer, listFiles } = await openDraft()
  actor.send({ type: 'files.chosen', files: [{ id: 'a', file: resume }] })
  actor.send({ type: 'applications.changed' })
  actor.send({ type: 'file.changed', id: 'a', standing: 'there' })
  await answer({})
  expect(listFiles()).toEqual(['a'])
})

test('whoever submits while another tab is read is answered as in the draft', async () => {
  const { actor } = await openDraft()
  actor.send({ type: 'applications.changed' })
  actor.send({ type: 'submit.requested' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.told?.title]).toEqual([
    'draft',
    'Your resume is missing.',
  ])
})

test('who agrees to leave the form behind submits nothing that another tab has changed', async () => {
  const { actor, answer } = await openDraft()
  actor.send({ type: 'applications.changed' })
  await answer({ FormState: 'begun', Attachments: [stored('a')] })
  actor.send({ type: 'submit.requested' })
  actor.send({ type: 'applications.changed' })
  actor.send({ type: 'submit.confirmed' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.told?.title]).toEqual([
    'refreshing',
    'Your application changed in another tab.',
  ])
})
