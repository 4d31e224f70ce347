import { assign, type EventObject } from 'xstate'
import { answerGuards, type Pending, type SendingOutcome, type SendingWords } from './sending.ts'

export type Stage<Payload> = {
  readonly words: ReadonlyArray<string>
  readonly hasLeft: boolean
  readonly pending: Pending<Payload> | null
}

type StageContext<Payload> = { readonly stage: Stage<Payload> }

export const noStage = { words: [], hasLeft: false, pending: null } as const satisfies Stage<unknown>

const isAnswer = ({ output }: EventObject & { readonly output?: unknown }) =>
  output !== undefined && ['taken', 'broken', 'refused'].includes((output as SendingOutcome).kind)

export const stageActions = <Context extends StageContext<Payload>, Event extends EventObject, Payload>() => ({
  setStage: assign<Context, Event, Stage<Payload>, Event, never>(({ context }, stage) => ({ ...context, stage })),
  endStage: assign<Context, Event, undefined, Event, never>(({ context, event }) => ({
    ...context,
    stage: isAnswer(event) ? noStage : { ...noStage, pending: context.stage.pending },
  })),
})

export const stageGuards = {
  hasLeft: ({ context }: { readonly context: StageContext<unknown> }) => context.stage.hasLeft,
  ...answerGuards,
  isRefused: (_: unknown, { kind }: SendingOutcome) => kind === 'refused',
}

type SendingDoneArgs = { readonly event: { readonly output: SendingOutcome } }

export const outcome = { params: ({ event }: SendingDoneArgs) => event.output }

export const reason = { params: ({ event }: SendingDoneArgs) => event.output.reason }

type SendingSnapshotArgs<Payload> = {
  readonly event: {
    readonly snapshot: {
      readonly value: string
      readonly context: { readonly words: SendingWords; readonly pending: Pending<Payload> | null }
    }
  }
}

/** Only what has a key may be sent again; anything else is dropped, as it may hold a secret. */
const repeatable = <Payload>({ pending }: { readonly pending: Pending<Payload> | null }) =>
  pending?.key ? pending : null

export const followStage = {
  actions: {
    type: 'setStage',
    params: <Payload>({ event }: SendingSnapshotArgs<Payload>): Stage<Payload> => {
      const { value, context } = event.snapshot
      const said = new Map(Object.entries(context.words)).get(value)
      return { words: said === undefined ? [] : [said], hasLeft: value === 'submitting', pending: repeatable(context) }
    },
  },
  meta: { description: 'what is sent moves on' },
} as const
