import type { GuardedPagesJourney } from './guarded-pages.journey.ts'

const onScreen = async () => Promise.reject(new Error('There are no pages without a browser.'))

/** Pages are guarded on the screen alone; what the site itself refuses is tested beside its code. */
export const guardedPagesInMemory: GuardedPagesJourney = {
  open: onScreen,
  followLink: onScreen,
  openMenuByKey: onScreen,
  useKey: onScreen,
  shows: {
    address: onScreen,
    title: onScreen,
    heading: onScreen,
    links: onScreen,
    menu: onScreen,
    accountCode: onScreen,
  },
}
