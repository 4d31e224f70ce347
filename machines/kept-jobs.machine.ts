import type { AccountSavedJob } from '#contract/account-saved-jobs.ts'
import { toSavedJobs, toAccountSavedJobs, unionWords } from '#domain/saved-jobs/account-saved-jobs.ts'
import { countAddition } from '#domain/saved-jobs/saved-jobs-file.ts'
import type { NamedJob, SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { resultGuards, type Failure, type Result } from './result.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

type AccountSavedJobs = ReadonlyArray<AccountSavedJob>

type OnDevice = {
  readonly saved: ReadonlyArray<SavedJob>
  readonly open: ReadonlyArray<NamedJob> | null
  readonly shown: number
}

/** `isKept` false: the jobs are saved only for this visit. */
type SavedJobsChangedEvent = { type: 'savedJobs.changed'; isKept: boolean } & OnDevice

export type AccountSavedJobsEvent =
  | { type: 'load.requested' }
  | { type: 'merge.requested' }
  | { type: 'forgetting.requested' }
  | { type: 'forgetting.confirmed' }
  | { type: 'forgetting.cancelled' }
  | SavedJobsChangedEvent

type AccountSavedJobsNotice = {
  readonly isMerged?: boolean
  readonly tone: 'success' | 'danger'
  readonly title: string
  readonly message: string
  readonly reason?: string
}

type Context = OnDevice & {
  readonly kept: AccountSavedJobs | null
  readonly told: AccountSavedJobsNotice | null
}

const unkept = 'Your browser could not store them: on this device they last until you close or reload this page.'

const retryHint = 'You can safely press again; nothing is added twice.'

function mergeMessage({ saved, open, kept }: Context, jobs: AccountSavedJobs): string {
  const [before, now] = [kept ?? [], jobs].map((list) => new Set(list.map(({ id }) => id))) as [
    Set<string>,
    Set<string>,
  ]
  return unionWords({
    here: countAddition(saved, open, toSavedJobs(jobs)),
    added: saved.filter(({ id }) => now.has(id) && !before.has(id)).length,
    left: saved.filter(({ id }) => !now.has(id)).length,
  })
}

const notMerged = ({ reason, message }: Failure): AccountSavedJobsNotice =>
  reason === 'refused'
    ? { tone: 'danger', title: 'Your saved jobs were not combined.', message }
    : {
        tone: 'danger',
        title: 'We cannot tell whether your saved jobs are in your account.',
        message: `${message} ${retryHint}`,
      }

const notForgotten = ({ reason, message }: Failure): AccountSavedJobsNotice => ({
  tone: 'danger',
  title:
    reason === 'refused'
      ? 'Your saved jobs are still in your account.'
      : 'We cannot tell whether your saved jobs are still in your account.',
  message,
})

const forgotten: AccountSavedJobsNotice = {
  tone: 'success',
  title: 'Your account no longer has saved jobs.',
  message: 'Jobs saved on your devices stay there.',
}

/** Never merges the jobs of device and account unasked. */
export const accountSavedJobsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AccountSavedJobsEvent,
    meta: {} as Meta,
  },
  actors: {
    watchSavedJobs: unprovidedListener<SavedJobsChangedEvent>('watchSavedJobs'),
    loadAccountSavedJobs: unprovided<AccountSavedJobs>('loadAccountSavedJobs'),
    /** Never rejects. */
    mergeJobs: unprovided<Result<AccountSavedJobs>, AccountSavedJobs>('mergeJobs'),
    /** Never rejects. */
    forgetJobs: unprovided<Result<null>>('forgetJobs'),
  },
  guards: {
    jobsAreSaved: ({ context: { saved, kept } }) => saved.length > 0 || (kept ?? []).length > 0,
    hasAccountSavedJobs: ({ context: { kept } }) => (kept ?? []).length > 0,
    isUnstoredAfterMerge: ({ context: { told } }, isKept: boolean) => !isKept && told?.isMerged === true,
    ...resultGuards,
  },
  actions: {
    setSaved: assign((_, { saved, open, shown }: OnDevice) => ({ saved, open, shown })),
    setAccountSavedJobs: assign({ kept: (_, kept: AccountSavedJobs) => kept }),
    setMergeResult: assign(({ context }, merge: Result<AccountSavedJobs>) =>
      merge.ok
        ? {
            kept: merge.value,
            told: {
              isMerged: true,
              tone: 'success' as const,
              title: 'Your saved jobs have been combined.',
              message: mergeMessage(context, merge.value),
            },
          }
        : {},
    ),
    tell: assign({ told: (_, told: AccountSavedJobsNotice | null) => told }),
    setNotStoredNotice: assign({ told: ({ context: { told } }) => told && { ...told, reason: unkept } }),
    addToDevice: unprovidedAction<ReadonlyArray<SavedJob>>('addToDevice'),
  },
}).createMachine({
  id: 'keptJobs',
  context: { kept: null, told: null, saved: [], open: null, shown: 0 },
  invoke: { src: 'watchSavedJobs', id: 'watchSavedJobs' },
  initial: 'loading',
  on: {
    'savedJobs.changed': [
      {
        guard: { type: 'isUnstoredAfterMerge', params: ({ event }) => event.isKept },
        actions: [{ type: 'setSaved', params: ({ event }) => event }, 'setNotStoredNotice'],
        meta: { description: 'the device is full or does not allow it', requirements: ['J1-07'] },
      },
      {
        actions: { type: 'setSaved', params: ({ event }) => event },
        meta: {
          description: 'a job is saved or unsaved on the device, in this tab or another',
          requirements: ['J1-07'],
        },
      },
    ],
  },
  states: {
    loading: {
      meta: {
        description: 'the saved jobs of the account are loading',
        says: ['Loading the saved jobs of your account...'],
      },
      invoke: {
        src: 'loadAccountSavedJobs',
        id: 'loadAccountSavedJobs',
        onDone: {
          target: 'counted',
          actions: { type: 'setAccountSavedJobs', params: ({ event }) => event.output },
          meta: { description: 'they have arrived', requirements: ['C6-11'] },
        },
        onError: { target: 'failed', meta: { description: 'they have not arrived' } },
      },
    },
    failed: {
      meta: {
        description: 'the saved jobs of the account could not be loaded',
        says: [
          'The saved jobs of your account could not be loaded.',
          'Nothing was changed. Please try again in a moment.',
        ],
      },
      on: { 'load.requested': { target: 'loading', meta: { description: 'the applicant tries again' } } },
    },
    counted: {
      meta: {
        description: 'the applicant is told how many jobs are saved here and with her account',
        requirements: ['J1-07', 'J1-08'],
      },
      on: {
        'merge.requested': {
          guard: 'jobsAreSaved',
          target: 'merging',
          actions: { type: 'tell', params: null },
          meta: { description: 'the applicant brings both together' },
        },
        'forgetting.requested': {
          guard: 'hasAccountSavedJobs',
          target: 'asking',
          actions: { type: 'tell', params: null },
          meta: { description: 'the applicant wants her account to keep no saved jobs' },
        },
      },
    },
    merging: {
      meta: {
        description: 'the saved jobs of the device and of the account are being brought together',
        says: ['Combining your saved jobs...'],
      },
      invoke: {
        src: 'mergeJobs',
        id: 'mergeJobs',
        input: ({ context }) => toAccountSavedJobs(context.saved),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'counted',
            actions: [
              { type: 'setMergeResult', params: ({ event }) => event.output },
              { type: 'addToDevice', params: ({ context }) => toSavedJobs(context.kept ?? []) },
            ],
            meta: { description: 'the account has those of the device, and the device those of the account' },
          },
          {
            target: 'counted',
            actions: { type: 'tell', params: ({ event }) => notMerged(event.output as Failure) },
            meta: { description: 'the firm does not keep them, or nobody can tell' },
          },
        ],
      },
    },
    asking: {
      meta: {
        description: 'the applicant is asked whether her account is to forget its saved jobs',
        says: ['Remove the saved jobs from your account?', 'Jobs saved on your devices stay there.'],
      },
      on: {
        'forgetting.confirmed': { target: 'forgetting', meta: { description: 'the applicant says yes' } },
        'forgetting.cancelled': { target: 'counted', meta: { description: 'the applicant says no' } },
      },
    },
    forgetting: {
      meta: {
        description: 'the account is forgetting its saved jobs',
        says: ['Removing the saved jobs from your account...'],
      },
      invoke: {
        src: 'forgetJobs',
        id: 'forgetJobs',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'counted',
            actions: [
              { type: 'setAccountSavedJobs', params: [] },
              { type: 'tell', params: forgotten },
            ],
            meta: { description: 'the account keeps none any more' },
          },
          {
            target: 'counted',
            actions: { type: 'tell', params: ({ event }) => notForgotten(event.output as Failure) },
            meta: { description: 'the account keeps them, or nobody can tell' },
          },
        ],
      },
    },
  },
})
