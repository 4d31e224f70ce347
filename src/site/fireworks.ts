import { autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import { fireworksMachine } from '#machines/fireworks.machine.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watchers.ts'

export const createFireworksFlow = ({ actors: { accessibility } }: Parts<'actors'>) =>
  fireworksMachine.provide({
    actors: {
      watchAutoplay: watchActor(accessibility, ({ context }) =>
        context.system === null ? null : { type: 'autoplay.changed', isAllowed: autoplayIsAllowed(context) },
      ),
    },
  })
