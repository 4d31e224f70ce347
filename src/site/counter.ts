import { counterMachine } from '#machines/counter.machine.ts'
import { watchAutoplay } from './watchers.ts'
import type { Parts } from './site.ts'

export const createCounterFlow = ({ actors: { accessibility } }: Parts<'actors'>) =>
  counterMachine.provide({
    actors: { watchAutoplay: watchAutoplay(accessibility, (isAllowed) => ({ type: 'autoplay.changed', isAllowed })) },
  })
