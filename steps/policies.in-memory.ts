import type { PoliciesJourney } from './policies.journey.ts'

const onScreen = async () => Promise.reject(new Error('There are no pages without a browser.'))

/** The policies are pages and nothing else: only a browser shows them. */
export const policiesInMemory: PoliciesJourney = {
  open: onScreen,
  followFooter: onScreen,
  turn: onScreen,
  shows: { title: onScreen, openPanels: onScreen, panels: onScreen, text: onScreen, focused: onScreen },
}
