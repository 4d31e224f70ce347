import { carouselMachine } from '#machines/carousel.machine.ts'
import { watchAutoplay } from './autoplay.ts'
import type { Site } from './create-site.ts'

/** Slides that turn by themselves where what moves by itself may move. */
export const carouselOf = ({ accessibility }: Site) =>
  carouselMachine.provide({
    actors: { watchAutoplay: watchAutoplay(accessibility, (isAllowed) => ({ type: 'autoplay.changed', isAllowed })) },
  })
