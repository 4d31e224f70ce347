import type { mainMenuMachine } from '#machines/main-menu.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Finding one's way by the main menu: by press or key, by resting a mouse on it, or in the drawer of a narrow screen. */
export type MainMenuJourney = Journey<
  typeof mainMenuMachine,
  'xstate.after.hoverOpen.mainMenu.opening' | 'xstate.after.hoverClose.mainMenu.closing'
> & {
  /** Lets time pass. @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
  /** Unfolds the whole menu on a narrow screen. */
  readonly unfold: () => Promise<void>
  readonly shows: {
    /** The group whose entries can be read; null when there is none. */
    readonly group: () => Promise<string | null>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly mainMenu: MainMenuJourney
  }
}
