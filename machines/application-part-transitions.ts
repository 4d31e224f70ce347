import type { ApplicationPart } from '#contract/application-form.ts'
import type { PartContext, PartPayload, PartStatus } from './application-part-context.ts'
import type { FieldChangedEvent, PartEvent } from './application-part-setup.ts'
import { quietly, refusedBecause, type PartWords } from './application-part-notices.ts'
import type { SendingOutcome } from './sending.ts'
import { followStage } from './sending-stage.ts'

type On<Type extends PartEvent['type']> = { readonly event: Extract<PartEvent, { type: Type }> }

export const notifyPage = (standing: PartStatus) => ({ type: 'reportStatus' as const, params: standing })
export const notify = (words: PartWords) => ({ type: 'tell' as const, params: words })
export const notifyRefusal = {
  type: 'tell' as const,
  params: ({ event }: { event: { readonly output: SendingOutcome } }) => refusedBecause(event.output.reason),
}
export const onDevice = { type: 'storeOnDevice', params: undefined } as const
export const tidy = { type: 'tidy', params: ({ event }: On<'field.left'>) => event.field } as const
const write = { type: 'write', params: ({ event }: { event: FieldChangedEvent }) => event } as const

export const writing = {
  'field.changed': {
    target: 'writing',
    reenter: true,
    actions: [write, onDevice],
    meta: { description: 'the applicant writes' },
  },
} as const

export const continueWriting = {
  'field.changed': { actions: [write, onDevice], meta: { description: 'the applicant goes on writing' } },
} as const

export const judging = {
  'problems.reported': {
    actions: { type: 'setProblems', params: ({ event }: On<'problems.reported'>) => event.problems },
    meta: { description: 'it is told what is wrong with it' },
  },
} as const

export const removal = {
  'removal.requested': {
    guard: 'isEntry',
    target: 'removing',
    meta: { description: 'the applicant removes the entry' },
  },
} as const

export const savingNow = {
  'save.requested': { target: 'saving', meta: { description: 'it is to be saved at once' } },
} as const

type Read = { readonly event: { readonly output: ApplicationPart | null } }
export const isRemovedRemotely = { type: 'isRemovedElsewhere', params: ({ event }: Read) => event.output } as const
export const setLoadedPart = { type: 'setPart', params: ({ event }: Read) => event.output } as const

export const partLocation = ({ context }: { context: PartContext }) => context.place

export const sending = (payload: (context: PartContext) => PartPayload) =>
  ({
    id: 'sending',
    src: 'sending',
    input: ({ context }: { context: PartContext }) => ({
      operation: null,
      payload: payload(context),
      pending: context.stage.pending,
      words: quietly,
    }),
    onSnapshot: followStage,
  }) as const
