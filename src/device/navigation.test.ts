import { expect, test } from 'vitest'
import { makeHistoryWindow } from './browser.testing.ts'
import { createNavigation } from './navigation.ts'

const settle = () => new Promise((resolve) => void setImmediate(resolve))

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  `${pathname}${search}${hash}`

type Options = { readonly moved?: Readonly<Record<string, string>>; readonly isLate?: boolean }

function open(start: string, { moved = {}, isLate = false }: Options = {}) {
  const { window, followFragment, list } = makeHistoryWindow(start)
  const loads: Array<() => void> = []
  const navigation = createNavigation(window as unknown as Window, {
    load: () => (isLate ? new Promise<void>((resolve) => void loads.push(resolve)) : null),
    findMoved: ({ pathname }) => moved[pathname] ?? null,
  })
  const shown = () => addressOf(navigation.state().location)
  const drawn: string[] = []
  navigation.watch(() => drawn.push(`${shown()} ${navigation.state().next?.pathname ?? ''}`.trim()))
  const { history, location } = window
  return {
    navigation,
    shown,
    drawn,
    loads,
    list,
    followFragment,
    history,
    location,
    address: () => addressOf(location),
  }
}

test('where it goes stands in the address and can be returned to', async () => {
  const { navigation, shown, address, history } = open('/home')
  await navigation.go('/services#research', { state: { from: '/home' } })
  const there = [shown(), address(), navigation.state().type, navigation.state().location.state]
  history.back()
  await settle()
  expect([there, shown(), navigation.state().type]).toEqual([
    ['/services#research', '/services#research', 'PUSH', { from: '/home' }],
    '/home',
    'POP',
  ])
})

test('an entry that is returned to has the key that it had, and each has its own', async () => {
  const { navigation, history } = open('/home')
  const key = () => navigation.state().location.key
  await navigation.go('/a')
  const first = key()
  await navigation.go('/b')
  const second = key()
  history.back()
  await settle()
  expect([key(), new Set(['default', first, second]).size]).toEqual([first, 3])
})

test('an address that is replaced leaves no entry', async () => {
  const { navigation, list } = open('/home')
  await navigation.go('/a')
  await navigation.go('/b', { replace: true })
  expect(list()).toEqual(['/home', '/b'])
})

test('while a page loads the address is that of the page which is shown', async () => {
  const { navigation, loads, drawn, address } = open('/home', { isLate: true })
  const leaves = navigation.go('/services')
  const before = address()
  loads[0]?.()
  await leaves
  expect([before, address(), drawn]).toEqual(['/home', '/services', ['/home /services', '/services']])
})

test('of two pages that load the one that was asked for last is shown, whichever comes first', async () => {
  const { navigation, loads, shown, list } = open('/home', { isLate: true })
  const leaves = [navigation.go('/services'), navigation.go('/contact')]
  loads[1]?.()
  loads[0]?.()
  await Promise.all(leaves)
  expect([shown(), list()]).toEqual(['/contact', ['/home', '/contact']])
})

test('who goes back while a page loads stays there', async () => {
  const { navigation, loads, shown, history } = open('/home', { isLate: true })
  const first = navigation.go('/a')
  loads[0]?.()
  await first
  const late = navigation.go('/b')
  history.back()
  await settle()
  loads[2]?.()
  loads[1]?.()
  await late
  await settle()
  expect([shown(), navigation.state().next]).toEqual(['/home', null])
})

test.each([
  ['followed', 'PUSH', ['/home', '/careers/open?state=ohio']],
  ['returned to', 'REPLACE', ['/careers/open?state=ohio', '/contact']],
])('an old address that is %s leads to the one of today', async (way, type, entries) => {
  const moved = { '/jobs': '/careers/open?state=ohio' }
  const { navigation, list, history } = open(way === 'followed' ? '/home' : '/jobs', { moved })
  await navigation.go(way === 'followed' ? '/jobs' : '/contact')
  if (way !== 'followed') history.back()
  await settle()
  expect([navigation.state().type, list()]).toEqual([type, entries])
})

function openHeld() {
  const site = open('/home')
  const held: Array<() => void> = []
  let isHolding = false
  site.navigation.setHold((_from, _to, proceed) => isHolding && held.push(proceed) > 0)
  return { ...site, held, hold: () => (isHolding = true) }
}

test.each(['/services', 'back'])('%s is held, and goes on when it is let go', async (way) => {
  const { navigation, held, hold, shown, address, history } = openHeld()
  await navigation.go('/contact')
  hold()
  if (way === 'back') history.back()
  else await navigation.go(way)
  await settle()
  const waiting = [shown(), address(), held.length]
  held[0]?.()
  await settle()
  const where = way === 'back' ? '/home' : way
  expect([waiting, shown(), address(), held.length]).toEqual([['/contact', '/contact', 1], where, where, 1])
})

test('going back is asked about each time, and leads where it led before', async () => {
  const { navigation, held, hold, address, history, list } = openHeld()
  await navigation.go('/services')
  await navigation.go('/contact')
  hold()
  const goBack = async () => {
    history.go(-2)
    await settle()
  }
  await goBack()
  await goBack()
  const stayed = address()
  held.at(-1)?.()
  await settle()
  expect([stayed, held.length, address(), list()]).toEqual(['/contact', 2, '/home', ['/home', '/services', '/contact']])
})

test('going back may go on before the browser has returned', async () => {
  const { navigation, address, history } = open('/home')
  await navigation.go('/contact')
  navigation.setHold((_from, _to, proceed) => {
    proceed()
    return true
  })
  history.back()
  await settle()
  expect(address()).toBe('/home')
})

test('a fragment that the browser followed is returned from by the entries between', async () => {
  const { navigation, held, hold, address, history, followFragment } = openHeld()
  followFragment('#main')
  await navigation.go('/contact')
  hold()
  history.go(-2)
  await settle()
  const stayed = address()
  held[0]?.()
  await settle()
  expect([stayed, held.length, address()]).toEqual(['/contact', 1, '/home'])
})

test('where a browser refuses another entry the page is loaded', async () => {
  const { navigation, history, location } = open('/home')
  const assigned: string[] = []
  Object.assign(location, { assign: (href: string) => assigned.push(href) })
  history.pushState = () => {
    throw new DOMException('Too many.', 'SecurityError')
  }
  await navigation.go('/contact')
  expect(assigned).toEqual(['/contact'])
})
