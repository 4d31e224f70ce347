import { expect, test } from 'vitest'
import { carouselTimes } from './engine.ts'

test('[C2.17-04][C2.17-05] slides take half a second, and are measured again every 750 ms and 100 ms after the window', () => {
  expect(carouselTimes).toEqual({ transition: 500, recalculation: 750, resizeDelay: 100 })
})
