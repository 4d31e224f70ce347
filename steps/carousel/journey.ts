import type { carouselMachine } from '#machines/carousel.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.after.interval.carousel.rotating'

/** Where featured jobs turn, by the names that features give these pages. */
export const featuredPages = { 'careers home': '/careers', 'current opportunities': '/careers/open' } as const
export type FeaturedPage = keyof typeof featuredPages

/** Reading the quotes on careers home, which turn by themselves. `start` begins with animations stopped. */
export type CarouselJourney = Journey<typeof carouselMachine, Settled> & {
  /** Opens careers home with animations welcome, the quotes out of sight. */
  readonly open: () => Promise<void>
  /** Comes to the featured jobs of a page, with animations welcome and the slides in sight. */
  readonly openFeatured: (page: FeaturedPage) => Promise<void>
  /** Lets time pass. @param duration milliseconds */
  readonly lookOn: (duration: number) => Promise<void>
  /** Goes through the controls with the Tab key. @returns their names, in the order they are reached */
  readonly tabThrough: () => Promise<ReadonlyArray<string>>
  /** Reaches the control of this name with the Tab key and presses Enter. */
  readonly useKeyboardOn: (name: string) => Promise<void>
  /** Drags the quotes to the left with a finger. */
  readonly swipe: () => Promise<void>
  readonly shows: {
    /** The name of the slide that shows and of no other, e.g. '1 of 6'. */
    readonly slide: () => Promise<string>
    /** The titles of the featured jobs on the slide that shows. */
    readonly featured: () => Promise<ReadonlyArray<string>>
    /** How loud the slides are for a screen reader: 'off' or 'polite'. */
    readonly live: () => Promise<string | null>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly carousel: CarouselJourney
  }
}
