import type { counterMachine } from '#machines/counter.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Delays = 'xstate.after.startDelay.counter.waiting' | 'xstate.after.total.counter.counting'

/** A figure of the home page that counts up. The time stands still but for the verbs that let it pass. */
export type CounterJourney = Journey<typeof counterMachine, Delays> & {
  /** Lets time pass. @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
  readonly shows: {
    /** The number that is seen. */
    readonly number: () => Promise<number>
    /** The number that is read aloud. */
    readonly readAloud: () => Promise<number>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly counter: CounterJourney
  }
}
