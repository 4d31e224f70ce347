import type { OfficesJourney } from './offices.journey.ts'

const onScreen = async () => Promise.reject(new Error('Offices are found on a screen.'))

/** Nothing: without a screen there is no address to speak of. */
export const officesInMemory = (): OfficesJourney => ({
  open: onScreen,
  beThanked: onScreen,
  choose: onScreen,
  followCareers: onScreen,
  shows: {
    names: onScreen,
    selected: onScreen,
    isInView: onScreen,
    query: onScreen,
    title: onScreen,
    listHeight: onScreen,
    address: onScreen,
    waysOn: onScreen,
  },
})
