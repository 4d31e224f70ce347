import {
  checkingWords,
  notStarted,
  notSubmitted,
  startLost,
  startWords,
  submitLost,
  submitWords,
} from './apply-notices.ts'
import type { SendingWords } from './sending.ts'
import { followStage, outcome } from './sending-stage.ts'
import {
  blankForm,
  loadedApplication,
  loadForm,
  setLoadedForm,
  type ApplicationFormContext as Context,
  type ApplicationFormPayload,
} from './application-form-context.ts'
import { applicationFormSetup, type ApplicationFormEvent } from './application-form-setup.ts'
import {
  completeWords,
  createReasonNotice,
  formInConflict,
  formNotSaved,
  refuse,
  sectionInConflict,
  sectionLost,
  sectionNotSaved,
  sectionRefused,
  type DelayNotices,
} from './application-form-notices.ts'

type On<Type extends ApplicationFormEvent['type']> = { readonly event: Extract<ApplicationFormEvent, { type: Type }> }

const sending = (words: SendingWords, payload: (context: Context) => ApplicationFormPayload) =>
  ({
    id: 'sending',
    src: 'sending',
    input: ({ context }: { context: Context }) => ({
      operation: null,
      payload: payload(context),
      pending: context.stage.pending,
      words,
    }),
    onSnapshot: followStage,
  }) as const

const applicationId = (context: Context) => loadedApplication(context)?.Application_ID ?? ''

const settling = (words: DelayNotices, target: string) =>
  [
    {
      guard: 'isInConflict',
      target: 'writing',
      actions: ['forgetTries', refuse(words.conflict)],
      meta: { description: 'something waits for a choice between two versions' },
    },
    {
      guard: 'hasUnsavedParts',
      target: 'writing',
      actions: ['forgetTries', refuse(words.notSaved)],
      meta: { description: 'something is not saved' },
    },
    { guard: 'isMoving', meta: { description: 'something is still being saved' } },
    { target, meta: { description: 'all of it is saved' } },
  ] as const

export const applicationFormMachine = applicationFormSetup.createMachine({
  id: 'applicationForm',
  context: ({ input }) => blankForm(input),
  invoke: { src: 'watchView', id: 'watchView' },
  initial: 'loading',
  on: {
    'view.changed': {
      actions: { type: 'setView', params: ({ event }) => event.view },
      meta: { description: 'another part of the form is looked at' },
    },
    'part.changed': {
      actions: [{ type: 'setStatus', params: ({ event }) => event }, 'reportUnsavedChanges'],
      meta: { description: 'something is written, saved, or held up' },
    },
  },
  states: {
    loading: {
      meta: {
        description: 'it is looked up what the applicant has written for this job',
        says: ['Loading your application...'],
        requirements: ['C6-11'],
      },
      invoke: {
        ...loadForm,
        onDone: { target: 'deciding', actions: setLoadedForm, meta: { description: 'it has arrived' } },
        onError: { target: 'failed', meta: { description: 'it has not arrived' } },
      },
    },
    failed: {
      meta: {
        description: 'what the applicant has written for this job could not be looked up',
        says: ['Your application could not be loaded.', 'Nothing was changed. Please try again in a moment.'],
      },
      on: { 'load.requested': { target: 'loading', meta: { description: 'the applicant tries again' } } },
    },
    deciding: {
      meta: { description: 'it is decided what the applicant can do with the form' },
      always: [
        { guard: 'isSent', target: 'sent', meta: { description: 'she has sent it' } },
        { guard: 'isWritable', target: 'writing', meta: { description: 'she has begun to write it' } },
        { guard: 'isOver', target: 'ended', meta: { description: 'her application is over' } },
        { guard: 'isOpen', target: 'beginning', meta: { description: 'she has none, and the job is open' } },
        { target: 'gone', meta: { description: 'she has none, and the job is not open' } },
      ],
    },
    gone: {
      meta: {
        description: 'the applicant is told that this job is not open for an application',
        says: [
          'This job is not one of our open jobs.',
          'It may have been filled or closed, or its address may be mistyped. You have no application for it.',
        ],
      },
    },
    ended: {
      meta: {
        description: 'the applicant is told that this application is over',
        says: ['This application is no longer active.'],
      },
    },
    sent: {
      tags: 'shown',
      meta: { description: 'the applicant reads the form as she has sent it', requirements: ['J2.1-23'] },
    },
    beginning: {
      tags: 'shown',
      meta: {
        description: 'the applicant reads what the form asks for, before anything is made',
        requirements: ['J1-20'],
      },
      on: {
        'start.requested': {
          target: 'starting',
          actions: 'clearNotice',
          meta: { description: 'the applicant starts' },
        },
      },
    },
    starting: {
      tags: ['shown', 'busy'],
      meta: { description: 'the form is being made', lends: Object.values(startWords) },
      exit: 'endStage',
      invoke: {
        ...sending(startWords, ({ id }) => ({ kind: 'start', postingId: id })),
        onDone: [
          {
            guard: { type: 'isTaken', ...outcome },
            target: 'loading',
            actions: { type: 'notifyChange', params: undefined },
            meta: { description: 'there is an application, made now or before' },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'beginning',
            actions: { type: 'refuse', params: createReasonNotice(startLost) },
            meta: { description: 'no answer comes' },
          },
          {
            target: 'loading',
            actions: { type: 'refuse', params: createReasonNotice(notStarted) },
            meta: { description: 'the firm does not take it, and says why' },
          },
        ],
      },
    },
    writing: {
      tags: 'shown',
      meta: {
        description: 'the applicant fills in her application, in any order',
        requirements: ['J2.1-23', 'J2.9-34.c', 'C3.1-05'],
      },
      on: {
        'view.changed': [
          {
            guard: { type: 'leavesTheFiles', params: ({ event }: On<'view.changed'>) => event.view },
            target: 'refreshing',
            actions: { type: 'setView', params: ({ event }) => event.view },
            meta: { description: 'she comes back from her files' },
          },
          {
            actions: { type: 'setView', params: ({ event }) => event.view },
            meta: { description: 'she looks at another part of it' },
          },
        ],
        'completion.requested': {
          target: 'savingSection',
          actions: { type: 'want', params: ({ event }) => event },
          meta: { description: 'she calls a section complete' },
        },
        'submit.requested': {
          target: 'settling',
          actions: { type: 'want', params: { section: null, next: null } },
          meta: { description: 'she submits all of it' },
        },
      },
    },
    refreshing: {
      tags: ['shown', 'busy'],
      meta: { description: 'it is looked up how far the files are', says: ['Checking on your files...'] },
      invoke: {
        ...loadForm,
        onDone: {
          target: 'writing',
          actions: { ...setLoadedForm, type: 'setSections' },
          meta: { description: 'it has arrived again' },
        },
        onError: { target: 'writing', meta: { description: 'it has not arrived, and stands as it was known' } },
      },
    },
    savingSection: {
      tags: ['shown', 'busy'],
      meta: { description: 'what is written in the section is saved first', says: ['Saving what you wrote...'] },
      entry: ['expectSaving', 'saveAll'],
      always: settling({ conflict: sectionInConflict, notSaved: sectionNotSaved }, 'completing'),
    },
    completing: {
      tags: ['shown', 'busy'],
      meta: { description: 'the section is being judged', lends: [completeWords.submitting] },
      exit: 'endStage',
      invoke: {
        ...sending(completeWords, (context) => ({
          kind: 'complete',
          applicationId: applicationId(context),
          section: context.wanted ?? 'contact',
        })),
        onDone: [
          {
            guard: { type: 'isComplete', ...outcome },
            target: 'writing',
            actions: ['setSectionComplete', 'sendProblems', { type: 'showNext', params: undefined }],
            meta: { description: 'nothing is wrong with it' },
          },
          {
            guard: { type: 'hasProblems', ...outcome },
            target: 'writing',
            actions: [{ type: 'setProblems', ...outcome }, 'sendProblems'],
            meta: { description: 'something is wrong with it, and it is said what' },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'writing',
            actions: { type: 'refuse', params: createReasonNotice(sectionLost) },
            meta: { description: 'no answer comes' },
          },
          {
            target: 'writing',
            actions: { type: 'refuse', params: createReasonNotice(sectionRefused) },
            meta: { description: 'the firm does not judge it, and says why' },
          },
        ],
      },
    },
    settling: {
      tags: ['shown', 'busy'],
      meta: { description: 'all that is written is saved first', says: ['Saving what you wrote...'] },
      entry: ['expectSaving', 'saveAll'],
      always: settling({ conflict: formInConflict, notSaved: formNotSaved }, 'submitting'),
    },
    submitting: {
      tags: ['shown', 'busy'],
      meta: { description: 'the form is being submitted', lends: Object.values(submitWords) },
      exit: 'endStage',
      invoke: {
        ...sending(submitWords, (context) => ({ kind: 'submit', applicationId: applicationId(context) })),
        onDone: [
          {
            guard: { type: 'isSubmitted', ...outcome },
            target: 'thanked',
            meta: { description: 'the firm has it', requirements: ['J2.9-34.c'] },
          },
          {
            guard: { type: 'isWaitedFor', ...outcome },
            target: 'waiting',
            meta: { description: 'a file is still being checked' },
          },
          {
            guard: { type: 'isIncomplete', ...outcome },
            target: 'refreshing',
            actions: { type: 'setSubmitOutcome', ...outcome },
            meta: { description: 'sections are not complete, and each is named' },
          },
          {
            guard: { type: 'hasVerdict', ...outcome },
            target: 'writing',
            actions: { type: 'setSubmitOutcome', ...outcome },
            meta: { description: 'something is in the way, and it is said what' },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'writing',
            actions: ['forgetTries', { type: 'refuse', params: createReasonNotice(submitLost) }],
            meta: { description: 'no answer comes' },
          },
          {
            target: 'writing',
            actions: ['forgetTries', { type: 'refuse', params: createReasonNotice(notSubmitted) }],
            meta: { description: 'the firm does not take it, and says why' },
          },
        ],
      },
    },
    waiting: {
      tags: ['shown', 'busy'],
      meta: { description: 'the form is submitted once its files have been checked', says: [checkingWords] },
      entry: 'countTry',
      after: { scanPause: { target: 'settling', meta: { description: 'it is asked once more' } } },
      on: {
        'submit.requested': { target: 'settling', meta: { description: 'the applicant asks at once' } },
        'writing.resumed': {
          target: 'writing',
          actions: 'forgetTries',
          meta: { description: 'the applicant goes on with it' },
        },
      },
    },
    thanked: {
      type: 'final',
      meta: { description: 'the form is submitted, and the applicant is thanked' },
      entry: { type: 'showThanks', params: undefined },
    },
  },
})
