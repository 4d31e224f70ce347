import { and, raise } from 'xstate'
import { applySetup } from './apply-setup.ts'
import { blockedSubmitTransitions, filesEvents, loadAgain, noteEvents, notify } from './apply-transitions.ts'
import { blankApplication } from './apply-context.ts'
import {
  changedNotice,
  checkingWords,
  noNewFileNotice,
  notStarted,
  notSubmitted,
  outcomeWords,
  startLost,
  startWords,
  submitLost,
  submitWords,
  type ApplyNoticeContent,
} from './apply-notices.ts'
import type { SendingOutcome } from './sending.ts'
import { followStage, outcome } from './sending-stage.ts'

type ReasonEvent = { event: { readonly output: { readonly reason: string } } }

const createReasonNotice = (words: (message: string) => ApplyNoticeContent) => (ended: ReasonEvent) =>
  words(ended.event.output.reason)

const getOutcomeNotice = ({ event: { output } }: { event: { readonly output: SendingOutcome } }) =>
  outcomeWords[output.verdict as keyof typeof outcomeWords] ?? notSubmitted(output.reason)

export const applyMachine = applySetup.createMachine({
  id: 'apply',
  context: ({ input: { id } }) => ({ ...blankApplication, id }),
  invoke: [
    { src: 'cleanUpOnExit', id: 'cleanUpOnExit' },
    { src: 'watchChanges', id: 'watchChanges' },
  ],
  initial: 'loading',
  on: {
    'file.changed': {
      actions: [{ type: 'setStatus', params: ({ event }) => event }, 'reportUnsavedChanges'],
      meta: { description: 'a file arrives, is held up, or goes' },
    },
    'applications.changed': [
      {
        guard: and(['isAtRest', 'isWritable']),
        target: '.refreshing',
        meta: { description: 'another tab changes an application while she writes this one' },
      },
      { guard: 'isAtRest', target: '.reloading', meta: { description: 'another tab changes an application' } },
      { actions: 'setStale', meta: { description: 'another tab changes an application while this one is busy' } },
    ],
  },
  states: {
    loading: {
      meta: {
        description: 'it is looked up what the applicant has for this job',
        says: ['Loading your application...'],
        requirements: ['C6-11'],
      },
      entry: 'startReading',
      invoke: {
        src: 'loadApplication',
        id: 'loadApplication',
        input: ({ context }) => context.id,
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'setLoadedApplication', params: ({ event }) => event.output },
            'notifyFiles',
            'reportUnsavedChanges',
          ],
          meta: { description: 'it has arrived' },
        },
        onError: { target: 'failed', meta: { description: 'it has not arrived' } },
      },
    },
    failed: {
      meta: {
        description: 'what the applicant has for this job could not be looked up',
        says: ['Your application could not be loaded.', 'Nothing was changed. Please try again in a moment.'],
      },
      on: { 'load.requested': { target: 'loading', meta: { description: 'the applicant tries again' } } },
    },
    deciding: {
      meta: { description: 'it is decided what the applicant can do' },
      always: [
        {
          guard: and(['isStale', 'isWritable']),
          target: 'refreshing',
          meta: { description: 'it has changed in another tab meanwhile, and she goes on' },
        },
        { guard: 'isStale', target: 'reloading', meta: { description: 'it has changed in another tab meanwhile' } },
        { guard: 'hasOpenDraft', target: 'draft', meta: { description: 'she has a draft for an open job' } },
        { guard: 'hasDraft', target: 'closed', meta: { description: 'she has a draft, and the job has closed' } },
        { guard: 'isUnderWay', target: 'sent', meta: { description: 'she has submitted it' } },
        { guard: 'isOver', target: 'ended', meta: { description: 'her application is over' } },
        { guard: 'isOpen', target: 'beginning', meta: { description: 'she has none, and the job is open' } },
        { target: 'gone', meta: { description: 'she has none, and the job is not open' } },
      ],
    },
    gone: {
      meta: {
        description: 'the applicant is told that this job is not open',
        says: [
          'This job is not one of our open jobs.',
          'It may have been filled or closed, or its address may be mistyped. You have no application for it.',
        ],
      },
    },
    beginning: {
      tags: 'shown',
      meta: {
        description: 'the applicant reads what is needed to apply, before anything is made',
        requirements: ['J1-20', 'J2.1-27', 'J2.1-28'],
      },
      on: { 'start.requested': { target: 'starting', meta: { description: 'the applicant starts' } } },
    },
    starting: {
      tags: ['shown', 'busy'],
      meta: { description: 'the application is being started', lends: Object.values(startWords) },
      entry: 'clearNotice',
      exit: 'endStage',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => ({
          operation: null,
          payload: { kind: 'start', postingId: context.id },
          pending: context.stage.pending,
          words: startWords,
        }),
        onSnapshot: followStage,
        onDone: [
          {
            guard: { type: 'isTaken', ...outcome },
            target: 'loading',
            actions: ['countStart', { type: 'notifyChange', params: undefined }],
            meta: { description: 'there is a draft, made now or before', requirements: ['J1-20'] },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'beginning',
            actions: [
              { type: 'tell', params: createReasonNotice(startLost) },
              { type: 'notifyChange', params: undefined },
            ],
            meta: { description: 'no answer comes' },
          },
          {
            target: 'loading',
            actions: { type: 'tell', params: createReasonNotice(notStarted) },
            meta: { description: 'the firm does not take it, and says why' },
          },
        ],
      },
    },
    draft: {
      tags: ['shown', 'writable'],
      meta: {
        description: 'the applicant writes her application',
        requirements: ['J1-19', 'J1-20', 'J2.1-27', 'J7-43'],
      },
      on: {
        ...filesEvents,
        ...noteEvents,
        'submit.requested': [
          ...blockedSubmitTransitions,
          { guard: 'hasResume', target: 'submitting', meta: { description: 'all that is needed is there' } },
          {
            actions: notify(outcomeWords.resume),
            meta: { description: 'there is no resume' },
          },
        ],
      },
    },
    closed: {
      tags: 'shown',
      meta: {
        description: 'the applicant reads her draft of a job that has closed',
        says: [
          'This job has closed.',
          'Your application was not submitted and no longer can be. You can still read it here and delete it in your account.',
        ],
      },
    },
    sent: {
      tags: ['shown', 'writable'],
      meta: {
        description: 'the applicant reads what she has submitted, and can add newer files',
        requirements: ['J2.5-41.a', 'J1-19'],
      },
      on: {
        ...filesEvents,
        'submit.requested': [
          ...blockedSubmitTransitions,
          { guard: 'hasNewFile', target: 'submitting', meta: { description: 'a newer file is there' } },
          { actions: notify(noNewFileNotice), meta: { description: 'there is no newer file' } },
        ],
      },
    },
    confirming: {
      tags: 'shown',
      meta: {
        description: 'the applicant is asked whether to submit her files without the form',
        says: [
          'Submit your files without the form?',
          'You have also started the form for this application. Only your files will be submitted now. The form stays saved, and you can submit it later.',
        ],
      },
      on: {
        'submit.confirmed': [
          {
            guard: 'isStale',
            target: 'deciding',
            actions: notify(changedNotice),
            meta: { description: 'another tab has changed the application meanwhile' },
          },
          { target: 'submitting', actions: 'confirmWithoutForm', meta: { description: 'the form stays' } },
        ],
        'writing.resumed': { target: 'deciding', meta: { description: 'the applicant submits nothing yet' } },
      },
    },
    ended: {
      meta: {
        description: 'the applicant is told that her application is over',
        says: ['This application is no longer active.'],
      },
    },
    submitting: {
      tags: ['shown', 'busy'],
      meta: { description: 'the application is being submitted', lends: Object.values(submitWords) },
      entry: 'clearNotice',
      exit: 'endStage',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context: { found, note, stage } }) => ({
          operation: null,
          payload: { kind: 'submit', applicationId: found?.application?.Application_ID ?? '', note },
          pending: stage.pending,
          words: submitWords,
        }),
        onSnapshot: followStage,
        onDone: [
          {
            guard: { type: 'isTaken', ...outcome },
            target: 'thanked',
            meta: { description: 'the firm has it', requirements: ['J1-19', 'J2.1-27'] },
          },
          {
            guard: { type: 'isWaitedFor', ...outcome },
            target: 'waiting',
            meta: { description: 'a file is still being checked' },
          },
          {
            guard: { type: 'hasVerdict', ...outcome },
            target: 'reloading',
            actions: ['forgetTries', { type: 'tell', params: getOutcomeNotice }],
            meta: { description: 'something is in the way, and it is said what' },
          },
          {
            guard: { type: 'isLost', ...outcome },
            target: 'deciding',
            actions: [
              'forgetTries',
              { type: 'tell', params: createReasonNotice(submitLost) },
              { type: 'notifyChange', params: undefined },
            ],
            meta: { description: 'no answer comes' },
          },
          {
            target: 'deciding',
            actions: ['forgetTries', { type: 'tell', params: createReasonNotice(notSubmitted) }],
            meta: { description: 'the firm does not take it, and says why' },
          },
        ],
      },
    },
    waiting: {
      tags: ['shown', 'busy'],
      meta: {
        description: 'the application waits until its files have been checked',
        says: [checkingWords],
      },
      entry: 'countTry',
      after: { scanPause: { target: 'submitting', meta: { description: 'it is asked once more' } } },
      on: {
        'submit.requested': { target: 'submitting', meta: { description: 'the applicant asks at once' } },
        'writing.resumed': {
          target: 'deciding',
          actions: 'forgetTries',
          meta: { description: 'the applicant goes on with it' },
        },
      },
    },
    reloading: {
      tags: ['shown', 'busy'],
      meta: { description: 'the application is looked up once more' },
      entry: 'startReading',
      invoke: loadAgain,
    },
    refreshing: {
      tags: ['shown', 'writable'],
      meta: { description: 'it is looked up what another tab has changed, while the applicant goes on' },
      entry: 'startReading',
      invoke: loadAgain,
      on: {
        ...filesEvents,
        ...noteEvents,
        'submit.requested': {
          target: 'deciding',
          actions: raise({ type: 'submit.requested' }),
          meta: { description: 'the applicant submits what she sees' },
        },
      },
    },
    thanked: {
      type: 'final',
      meta: { description: 'the application is submitted, and the applicant is thanked', requirements: ['J2.1-27'] },
      entry: [
        'forgetDraft',
        { type: 'notifyChange', params: undefined },
        { type: 'storeNote', params: undefined },
        { type: 'reportUnsavedChanges', params: undefined },
        { type: 'showThanks', params: undefined },
      ],
    },
  },
})
