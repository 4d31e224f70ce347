import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '#site/ports.ts'
import { createTitleTravel } from './title-travel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const makeTitle = (textContent: string, about: object = {}) => ({
  textContent,
  names: 0,
  getBoundingClientRect: () => ({ top: 10, left: 10, bottom: 30, right: 90 }),
  checkVisibility: () => true,
  closest: () => null,
  getAttribute: () => '',
  setAttribute() {
    this.names = 1
  },
  removeAttribute() {
    this.names = 0
  },
  ...about,
})

type Title = ReturnType<typeof makeTitle>

function open() {
  const seen: string[] = []
  const page = { links: [] as Title[], heading: null as Title | null, activeElement: null as Title | null }
  let takeSnapshot = () => Promise.resolve()
  let arrive: (pathname: string) => void = () => {}
  const named = () => [...page.links, ...(page.heading ? [page.heading] : [])].filter(({ names }) => names > 0)
  const document = {
    get links() {
      return page.links
    },
    get activeElement() {
      return page.activeElement
    },
    querySelector: (selector: string) => (selector === 'main h1' ? page.heading : (named()[0] ?? null)),
    startViewTransition: (update: () => Promise<void>) => {
      seen.push(['from', ...named().map(({ textContent }) => textContent)].join(' '))
      takeSnapshot = update
      return {
        ready: Promise.resolve(),
        finished: new Promise(() => {}),
        skipTransition: () => void seen.push('skipped'),
      }
    },
  }
  class MutationObserver {
    observe() {}
    disconnect() {}
  }
  const watchPlace: View['watchPlace'] = (tell) => {
    arrive = (pathname) => tell({ pathname, search: '', hash: '', entry: '' }, null)
    arrive('/list')
    return () => {}
  }
  const window = { document, innerWidth: 360, innerHeight: 740, MutationObserver }
  const draw = createTitleTravel(
    window as unknown as Window & typeof globalThis,
    { watchPlace },
    { mayTravel: () => true, isTitled: (pathname) => pathname.startsWith('/job/') },
  )
  return { seen, page, draw, snapshot: () => takeSnapshot(), arrive: (pathname: string) => arrive(pathname) }
}

const row = (id: string, title: string, about: object = {}) =>
  makeTitle(title, { pathname: `/job/${id}`, getAttribute: () => `/job/${id}`, ...about })

test('a page without a row of the next page is drawn at once', () => {
  const { seen, page, draw } = open()
  page.links = [row('1', 'Welder')]
  draw(() => seen.push('drawn'), '/job/2')
  expect(seen).toEqual(['drawn'])
})

test('of two pages that come before the snapshot the newest is drawn, once', async () => {
  const { seen, page, draw, snapshot, arrive } = open()
  page.links = [row('1', 'Welder'), row('2', 'Rigger')]
  draw(() => seen.push('drawn 1'), '/job/1')
  draw(() => {
    seen.push('drawn 2')
    page.links = []
    page.heading = makeTitle('Rigger')
    arrive('/job/2')
  }, '/job/2')
  expect(seen).toEqual(['from Welder'])
  await snapshot()
  expect(seen).toEqual(['from Welder', 'drawn 2', 'skipped'])
})

test('of two rows of a job the pressed one travels', async () => {
  const { seen, page, draw, snapshot, arrive } = open()
  const featured = row('7', 'Rigger')
  const listed = row('7', 'Rigger')
  Object.assign(page, { links: [featured, listed], activeElement: listed })
  const heading = makeTitle('Rigger')
  draw(() => {
    Object.assign(page, { links: [], heading })
    arrive('/job/7')
  }, '/job/7')
  expect([featured.names, listed.names]).toEqual([0, 1])
  await snapshot()
  expect([heading.names, seen]).toEqual([1, ['from Rigger']])
})

test('a row beyond the edge of the screen does not travel', () => {
  const { seen, page, draw } = open()
  page.links = [
    makeTitle('Rigger', {
      pathname: '/job/7',
      getBoundingClientRect: () => ({ top: 900, left: 10, bottom: 920, right: 90 }),
    }),
  ]
  draw(() => seen.push('drawn'), '/job/7')
  expect(seen).toEqual(['drawn'])
})

test('a link to a part of the page, whose address is already that of the next, is no row', () => {
  const { seen, page, draw } = open()
  page.links = [row('7', 'Skip to content', { getAttribute: () => '#main' })]
  draw(() => seen.push('drawn'), '/job/7')
  expect(seen).toEqual(['drawn'])
})

test('a page whose title is beyond the edge of the screen comes at once, without it', async () => {
  const { seen, page, draw, snapshot, arrive } = open()
  page.links = [row('7', 'Rigger')]
  draw(() => {
    const above = () => ({ top: -90, left: 10, bottom: -60, right: 90 })
    Object.assign(page, { links: [], heading: makeTitle('Rigger', { getBoundingClientRect: above }) })
    arrive('/job/7')
  }, '/job/7')
  await snapshot()
  expect(seen).toEqual(['from Rigger', 'skipped'])
})

test.each<[string, boolean, number]>([
  ['is not drawn', false, 1000],
  ['is drawn, and has not loaded its title', true, 300],
])(
  'a page that %s holds the screen for a time, and then comes without its title: %s, %i ms',
  async (_, isDrawn, longest) => {
    const { seen, page, draw, snapshot, arrive } = open()
    page.links = [row('7', 'Rigger')]
    draw(() => {
      if (!isDrawn) return
      page.links = []
      arrive('/job/7')
    }, '/job/7')
    const updated = snapshot()
    await vi.advanceTimersByTimeAsync(longest - 1)
    expect(seen).toEqual(['from Rigger'])
    await vi.advanceTimersByTimeAsync(1)
    await updated
    expect(seen).toEqual(['from Rigger', 'skipped'])
  },
)
