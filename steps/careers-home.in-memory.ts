import type { CareersHomeJourney } from './careers-home.journey.ts'

const onScreen = async () => Promise.reject(new Error('There is no page without a browser.'))

/** Careers home beside its quotes has no machine: all of it is seen on the screen. */
export const careersHomeInMemory: CareersHomeJourney = {
  open: onScreen,
  search: onScreen,
  type: onScreen,
  strike: onScreen,
  leave: onScreen,
  offices: {
    filter: onScreen,
    clearFilter: onScreen,
    sortBy: onScreen,
    turnTo: onScreen,
    showOnPage: onScreen,
    hide: onScreen,
  },
  shows: {
    address: onScreen,
    text: onScreen,
    options: onScreen,
    column: onScreen,
    order: onScreen,
    titles: onScreen,
    choice: onScreen,
  },
}
