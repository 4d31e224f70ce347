import { arriveAt, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { OfficesJourney } from './journey.ts'

/** The offices as a person finds them in a browser. */
export function officesInBrowser({ page }: BrowserVisit): OfficesJourney {
  const list = page.getByRole('list', { name: 'Offices' })
  const card = page.locator('section[aria-labelledby="selected-office"]')
  return {
    open: (query) => arriveAt(page, query === '' ? '/contact' : `/contact?${query}`),
    beThanked: (id) => arriveAt(page, `/thank-you/${id}`),
    choose: (name) => list.getByRole('link', { name }).click(),
    followCareers: () => card.getByRole('link', { name: /^Careers/ }).click(),
    shows: {
      names: () => list.getByRole('link').locator('span:first-child').allInnerTexts(),
      selected: () => card.getByRole('heading').innerText(),
      isInView: () =>
        list.evaluate((element) => {
          const frame = element.getBoundingClientRect()
          const chosen = element.querySelector('[aria-current]')?.getBoundingClientRect()
          return chosen !== undefined && chosen.top >= frame.top && chosen.bottom <= frame.bottom
        }),
      query: async () => new URL(page.url()).search.replace(/^\?/, ''),
      title: () => page.title(),
      listHeight: () =>
        list.evaluate((element) => [
          element.getBoundingClientRect().height,
          element.scrollHeight > element.clientHeight,
        ]),
      waysOn: () => page.getByRole('main').getByRole('link').allInnerTexts(),
      address: async () => {
        const { pathname, search } = new URL(page.url())
        return `${pathname}${search}`
      },
    },
  }
}
