import { autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import type { EventObject } from 'xstate'
import type { Actors } from './actors.ts'
import { watchActor } from './watch-actor.ts'

export const watchAutoplay = <Told extends EventObject>(
  accessibility: Actors['accessibility'],
  meaning: (isAllowed: boolean) => NoInfer<Told>,
) => watchActor<Actors['accessibility'], Told>(accessibility, ({ context }) => meaning(autoplayIsAllowed(context)))
