import { assign, type EventObject } from 'xstate'
import { answerGuards, type Pending, type SendingOutcome, type SendingWords } from './sending.ts'

/** What a flow keeps of its sending while that goes on, so that it knows it also when it leaves in the middle. */
export type Stage<Payload> = {
  /** What a visitor reads of it; `wordsOf` gives it to the page. */
  readonly words: ReadonlyArray<string>
  /** Whether it is under way, and may arrive. */
  readonly hasLeft: boolean
  /** What may have arrived, and got no answer. */
  readonly pending: Pending<Payload> | null
}

type Staged<Payload> = { readonly stage: Stage<Payload> }

/** The stage of what has never been sent. */
export const noStage = { words: [], hasLeft: false, pending: null } as const satisfies Stage<unknown>

/** Whether an event brings the answer of the firm, after which nothing is pending. */
const isAnswer = ({ output }: EventObject & { readonly output?: unknown }) =>
  output !== undefined && ['taken', 'broken', 'refused'].includes((output as SendingOutcome).kind)

/** The actions of a flow that sends: it keeps the stage (`followStage`), and ends it when it leaves its state. */
export const stageActions = <Context extends Staged<Payload>, Event extends EventObject, Payload>() => ({
  keepStage: assign<Context, Event, Stage<Payload>, Event, never>(({ context }, stage) => ({ ...context, stage })),
  endStage: assign<Context, Event, undefined, Event, never>(({ context, event }) => ({
    ...context,
    stage: isAnswer(event) ? noStage : { ...noStage, pending: context.stage.pending },
  })),
})

/** The guards of a flow that sends: whether it is under way, and how it ended (`outcome`). */
export const stageGuards = {
  hasLeft: ({ context }: { readonly context: Staged<unknown> }) => context.stage.hasLeft,
  ...answerGuards,
  isRefused: (_: unknown, { kind }: SendingOutcome) => kind === 'refused',
}

type Ended = { readonly event: { readonly output: SendingOutcome } }

/** Hands a guard how the sending ended. */
export const outcome = { params: ({ event }: Ended) => event.output }

/** Hands an action why the sending did not work, in words. */
export const reason = { params: ({ event }: Ended) => event.output.reason }

type Moved<Payload> = {
  readonly event: {
    readonly snapshot: {
      readonly value: string
      readonly context: { readonly words: SendingWords; readonly pending: Pending<Payload> | null }
    }
  }
}

/** What has a key may be sent once more as it was; anything else is forgotten, for it may hold a secret. */
const repeatable = <Payload>({ pending }: { readonly pending: Pending<Payload> | null }) =>
  pending?.key ? pending : null

/** What a flow that sends does whenever its sending moves on. */
export const followStage = {
  actions: {
    type: 'keepStage',
    params: <Payload>({ event }: Moved<Payload>): Stage<Payload> => {
      const { value, context } = event.snapshot
      const said = new Map(Object.entries(context.words)).get(value)
      return { words: said === undefined ? [] : [said], hasLeft: value === 'submitting', pending: repeatable(context) }
    },
  },
  meta: { description: 'what is sent moves on' },
} as const
