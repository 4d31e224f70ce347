import type { Locator, Page } from 'playwright-core'
import { provideWorkerSite } from '../worlds/visit-site.ts'

const office = (Description: string, State: string, Latitude: number, Longitude: number) => ({
  Location_ID: Description,
  Description,
  City: Description.split(' ')[0],
  State,
  Latitude,
  Longitude,
})

export const siteWithOffices = () =>
  provideWorkerSite(({ publish }) =>
    publish({
      Location: [
        office('Arlington Office', 'Virginia', 38.881, -77.1043),
        office('Ogden Office', 'Utah', 41.223, -111.9738),
      ],
    }),
  )

export const locateOfficeMap = (page: Page) => page.getByRole('group', { name: 'Map of our offices' })
export const getBoundingBox = async (place: Locator) =>
  (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

function readMap(map: Element) {
  const frame = map.getBoundingClientRect()
  const marker = [...map.querySelectorAll('li > button')].find(({ textContent }) => textContent === 'Ogden Office')
  const { left = 0, top = 0 } = marker?.getBoundingClientRect() ?? {}
  const world = map.querySelector('image')?.getBoundingClientRect().width ?? 0
  return { x: Math.round(left - frame.left), y: Math.round(top - frame.top), world: Math.round(world) }
}

export const createMapReader = (page: Page) => () => locateOfficeMap(page).evaluate(readMap)
