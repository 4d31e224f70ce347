import { carouselMachine } from '#machines/carousel.machine.ts'
import { watchAutoplay } from './autoplay.ts'
import type { Parts } from './site.ts'

export const createCarouselFlow = ({ actors: { accessibility } }: Parts<'actors'>) =>
  carouselMachine.provide({
    actors: { watchAutoplay: watchAutoplay(accessibility, (isAllowed) => ({ type: 'autoplay.changed', isAllowed })) },
  })
