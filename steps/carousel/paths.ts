import { carouselMachine } from '#machines/carousel.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import type { CarouselJourney } from './browser.ts'

const cover = coverTransitions(carouselMachine, {
  starts: { 'careers home': { count: 6, interval: 12_000 } },
  events: [
    { type: 'autoplay.changed', isAllowed: true },
    { type: 'carousel.shown' },
    { type: 'xstate.after.interval.carousel.rotating' },
    { type: 'slide.chosen', index: 4 },
    { type: 'slide.turned', by: 1 },
    { type: 'slide.turned', by: -1 },
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'tab.changed', isHidden: true },
    { type: 'tab.changed', isHidden: false },
    { type: 'rotation.stopped' },
    { type: 'rotation.started' },
    { type: 'focus.entered' },
    { type: 'autoplay.changed', isAllowed: false },
  ],
  key: ({ value, context }) =>
    JSON.stringify([value, context.isAllowed, context.isHovered, context.isTabHidden, context.isStopped]),
})

const checkView =
  ({ shows }: CarouselJourney) =>
  ({ index, count }: SnapshotFrom<typeof carouselMachine>['context']) =>
    sees(shows.slide, `${index + 1} of ${count}`)

testPaths({
  name: 'carousel',
  cover,
  content: createJobsContent([]),
  journeys: ['carousel'],
  createViewCheck: checkView,
})
