import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeHistoryWindow } from './browser.testing.ts'
import { createNavigation } from './navigation.ts'
import { createView } from './view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(start: string) {
  const frames: Array<() => void> = []
  const { window, happens, list } = makeHistoryWindow(start)
  const requestAnimationFrame = (paint: () => void) => frames.push(paint)
  const page = Object.assign(window, { requestAnimationFrame }) as unknown as Window
  const navigation = createNavigation(page, { load: () => null, findMoved: () => null })
  const { view, screen } = createView(page, navigation)
  return {
    view,
    screen,
    happens,
    list,
    address: () => `${window.location.pathname}${window.location.search}`,
    goBack: () => void (window.location.search = 'saved=true'),
    paint: () => {
      for (const draw of frames.splice(0)) draw()
      vi.runAllTimers()
    },
  }
}

const chosen = '/careers/open?state=virginia'

test('what is chosen stands in the address once its answer is painted, and who watches is told then', () => {
  const { view, address, paint } = open('/careers/open')
  const told: string[] = []
  view.watchPlace(({ search }, way) => told.push(`${search} ${way}`))
  view.amend('/careers/open?state=maryland')
  view.amend(chosen)
  const [before, heard] = [address(), told.length]
  paint()
  expect([before, heard, address(), told, view.place().search]).toEqual([
    '/careers/open',
    1,
    chosen,
    [' null', '?state=virginia amendment'],
    '?state=virginia',
  ])
})

test.each(['pagehide', 'visibilitychange'])('on %s it stands there at once', (ending) => {
  const { view, address, happens } = open('/careers/open')
  view.amend(chosen)
  happens(ending)
  expect(address()).toBe(chosen)
})

test('it stands there before a link is followed', () => {
  const { view, screen, list } = open('/careers/open')
  view.amend(chosen)
  screen.follow('/careers/job/2')
  expect(list()).toEqual([chosen, '/careers/job/2'])
})

test('who has gone back before it was painted finds the address of that page', () => {
  const { view, address, goBack, paint } = open('/careers/open')
  view.amend(chosen)
  goBack()
  paint()
  expect(address()).toBe('/careers/open?saved=true')
})
