import type { VisualState } from './visual-state.ts'

export const careersHomeVisualStates: ReadonlyArray<VisualState> = [
  { name: 'careers home', address: '/careers', browser: { reducedMotion: 'no-preference' }, isFullPage: true },
  {
    name: 'the third quote of careers home',
    address: '/careers',
    browser: { reducedMotion: 'no-preference' },
    arrange: async (page) => {
      const quotes = page.getByRole('region', { name: 'What colleagues say', exact: true })
      await quotes.evaluate((found) => found.scrollIntoView({ block: 'center' }))
      await quotes.getByRole('button', { name: 'Slide 3 of 6' }).click()
      await quotes.getByRole('group', { name: '3 of 6', exact: true }).waitFor()
    },
  },
]
