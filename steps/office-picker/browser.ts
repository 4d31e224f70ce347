import type { JSHandle, Locator, Page } from 'playwright-core'
import { visitPage, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { officePickerMachine } from '#machines/office-picker.machine.ts'
import type { Journey } from '../harness/journey.ts'

const locateOfficePicker = (page: Page) => {
  const map = page.getByRole('group', { name: 'Map of our offices' })
  return {
    map,
    list: page.getByRole('list', { name: 'Offices', exact: true }),
    card: page.locator('section[aria-labelledby="selected-office"]'),
    markers: map.locator('li > button'),
    window: map.getByRole('group'),
  }
}

const controls = new Set(['Close the window on the map', 'Directions', 'Careers'])

const markerName = (marker: Locator) => marker.evaluate((found) => found.textContent.replace(', approximate place', ''))

function listCoveredMarkers(buttons: ReadonlyArray<Element>) {
  const frame = buttons[0]?.closest('[role="group"]')?.getBoundingClientRect()
  return buttons.flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    if (!frame || left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom) return []
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const corners = [-8, 0, 8].flatMap((dx) => [-8, 0, 8].map((dy) => document.elementFromPoint(x + dx, y + dy)))
    const isFree = right - left >= 24 && bottom - top >= 24 && corners.every((hit) => hit && button.contains(hit))
    return isFree ? [] : [button.textContent]
  })
}

function countBounces() {
  const bounces = new Map<Element | null, number>()
  document.addEventListener('animationstart', ({ target }) => {
    const marker = (target as Element).closest('button')
    const times = Number(getComputedStyle(target as Element).animationIterationCount)
    bounces.set(marker, (bounces.get(marker) ?? 0) + times)
  })
  return bounces
}

async function getBounceCount(marker: Element, bounces: Map<Element | null, number>) {
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  return bounces.get(marker) ?? 0
}

function describeFocus() {
  const at = document.activeElement
  const name = at?.querySelector('span')?.textContent ?? ''
  if (at?.closest('ul[aria-label="Offices"]')) return `${name}, in the list`
  return at?.closest('ul[aria-label="Map of our offices"]') ? `${name}, on the map` : 'elsewhere'
}

/** Zoom for a world width in px: 256 px at zoom 0, doubling with each level. */
const toZoom = (width: number) => Number(Math.log2(width / 256).toFixed(3))

const elementHeight = async (place: Locator) => (await place.boundingBox())?.height ?? 0

async function readAgreement(page: Page) {
  const { list, card, map } = locateOfficePicker(page)
  const marker = map.locator('button[aria-current]')
  return {
    list: await list.locator('a[aria-current] > span').first().innerText(),
    card: await card.getByRole('heading').innerText(),
    map: (await marker.count()) === 0 ? null : await markerName(marker),
    address: new URL(page.url()).searchParams.get('office'),
  }
}

export function officePickerInBrowser({ page, connection, claim }: BrowserVisit) {
  const { map, list, card, markers, window } = locateOfficePicker(page)
  const control = (name: string) => page.getByRole('button', { name, exact: true })
  const marker = (name: string) => markers.filter({ hasText: name }).first()
  const choose = (name: string) => list.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  const general = page.getByRole('heading', { name: 'Corporate Headquarters', level: 3 })
  const revisit = async () => {
    await connection.hold()
    await followLink(page, '/home')
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor({ state: 'detached' })
    await followLink(page, '/contact')
    await general.waitFor()
  }
  const nameWithId = (id: string) => id.replace(/ id$/, '')
  let bounces: JSHandle<ReturnType<typeof countBounces>>
  const journey: Journey<typeof officePickerMachine, never, 'deciding'> = {
    start: async (where = '') => {
      await visitPage(page, '/home')
      await connection.hold()
      await followLink(page, where === '' ? '/contact' : `/contact?${where}`)
    },
    events: {
      'offices.changed': async ({ hasFailed }) => {
        if (!hasFailed) {
          if (await general.isVisible()) await revisit()
          return connection.release({ kind: 'passes' })
        }
        claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: 'is lost' })
      },
      'address.changed': ({ query }) => followLink(page, `/contact?${query}`),
      'places.found': () => Promise.reject(new Error('A maps service is asked in maps-service.screen.ts.')),
      'office.chosen': ({ id }) => choose(nameWithId(id)),
      'marker.pressed': ({ id }) => marker(nameWithId(id)).click(),
      'marker.reached': async ({ id }) => {
        await page.keyboard.press('Tab')
        await marker(nameWithId(id)).focus()
      },
      'window.closed': () => control('Close the window on the map').click(),
      'map.measured': ({ size }) => page.setViewportSize({ width: Math.round(size.width), height: 900 }),
      'map.pushed': async ({ by }) => {
        await map.focus()
        await page.keyboard.press(by.x < 0 ? 'ArrowRight' : 'ArrowLeft')
      },
      'map.zoomed': ({ by }) => control(by > 0 ? 'Zoom in' : 'Zoom out').click(),
      'map.reset': () => control('Show the whole map').click(),
    },
    states: {
      loading: () => reads(page, 'Loading offices...'),
      unavailable: () => general.waitFor(),
      selected: async () => {
        await card.waitFor()
        await window.first().waitFor({ state: 'hidden' })
      },
      explained: () => window.waitFor(),
      offMap: () => reads(page, 'We do not know where on the map this office is. Its address is on its card.'),
    },
  }
  return {
    ...journey,
    open: async (query: string, device: 'laptop' | 'phone') => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize(device === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 900 })
      await visitPage(page, query === '' ? '/contact' : `/contact?${query}`)
      bounces = await page.evaluateHandle(countBounces)
    },
    beThanked: (id: string) => visitPage(page, `/thank-you/${id}`),
    choose,
    press: (name: string) => marker(name).click(),
    escape: () => page.keyboard.press('Escape'),
    followCareers: () => card.getByRole('link', { name: /^Careers/ }).click(),
    followCareersOnMap: () => window.getByRole('link', { name: /^Careers/ }).click(),
    stopAnimations: () => page.emulateMedia({ reducedMotion: 'reduce' }),
    shows: {
      names: () => list.getByRole('link').locator('span:first-child').allInnerTexts(),
      markers: async () => Promise.all((await markers.all()).map(markerName)),
      agreement: () => readAgreement(page),
      explained: async () =>
        (await window.innerText()).split('\n').filter((line) => line !== '' && !controls.has(line)),
      way: async () => (await window.getByRole('link', { name: 'Directions' }).getAttribute('href')) ?? '',
      zoom: async () => toZoom((await map.locator('image').first().boundingBox())?.width ?? 0),
      covered: () => markers.evaluateAll(listCoveredMarkers),
      bounces: (name: string) => marker(name).evaluate(getBounceCount, bounces),
      focus: () => page.evaluate(describeFocus),
      mapHeight: () => elementHeight(map),
      selected: () => card.getByRole('heading').innerText(),
      isInView: () =>
        list.evaluate((element) => {
          const frame = element.getBoundingClientRect()
          const chosen = element.querySelector('[aria-current]')?.getBoundingClientRect()
          return chosen !== undefined && chosen.top >= frame.top && chosen.bottom <= frame.bottom
        }),
      query: async () => new URL(page.url()).search.replace(/^\?/, ''),
      listHeight: () =>
        list.evaluate((element) => [
          element.getBoundingClientRect().height,
          element.scrollHeight > element.clientHeight,
        ]),
      listLinkTexts: () => page.getByRole('main').getByRole('link').allInnerTexts(),
      address: async () => {
        const { pathname, search } = new URL(page.url())
        return `${pathname}${search}`
      },
    },
  }
}

export type OfficePickerJourney = ReturnType<typeof officePickerInBrowser>
