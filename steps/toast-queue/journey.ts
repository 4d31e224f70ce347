import type { toastQueueMachine } from '#machines/toast-queue.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** What a notice is taken for. */
export type NoticeKind = 'note' | 'confirmation' | 'warning' | 'error'

/** What a visitor is told at the edge of the screen. `toast.timedOut` lets the time of the toast with that id pass. */
export type ToastQueueJourney = Journey<typeof toastQueueMachine, never> & {
  /** Asks the server for something it does not know; it refuses with a reason. @returns the reason */
  readonly isRefused: (thing: string) => Promise<void>
  /** Puts away the toast that says this. */
  readonly close: (title: string) => Promise<void>
  /** Fails unless a notice of this kind with this title stands at the edge of the screen. */
  readonly isShown: (kind: NoticeKind, title: string) => Promise<void>
  /** Lets time pass. @param duration milliseconds */
  readonly passTime: (duration: number) => Promise<void>
  readonly shows: {
    /** The titles of the toasts, the latest last. */
    readonly titles: () => Promise<ReadonlyArray<string>>
    /** The titles in the list of past notices, the latest first. */
    readonly past: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly toastQueue: ToastQueueJourney
  }
}
