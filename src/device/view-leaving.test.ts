import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeHistoryWindow } from './browser.testing.ts'
import { createNavigation } from './navigation.ts'
import { createView } from './view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Pressed = { readonly protocol: string | undefined; readonly download?: true } | null

function open() {
  const { window } = makeHistoryWindow('/contact')
  const page = window as unknown as Window
  const { view } = createView(page, createNavigation(page, { load: () => null, findMoved: () => null }))
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const press = (link: Pressed) => {
    const found = link && { protocol: link.protocol, hasAttribute: (name: string) => name in link }
    const target = { closest: (selector: string) => (selector === 'a[href]' ? found : null) }
    window.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }))
  }
  return { view, isAsked, press }
}

test.each<[string, Pressed, boolean]>([
  ['a page of this site', { protocol: 'https:' }, true],
  ['a page without encryption', { protocol: 'http:' }, true],
  ['a link of a drawing', { protocol: undefined }, true],
  ['no link', null, true],
  ['a number to call', { protocol: 'tel:' }, false],
  ['a number to write to', { protocol: 'sms:' }, false],
  ['a mail', { protocol: 'mailto:' }, false],
  ['a calendar', { protocol: 'webcal:' }, false],
  ['a file to save', { protocol: 'https:', download: true }, false],
  ['a file that was just made', { protocol: 'blob:' }, false],
])('[C2.4-19] who has pressed %s is asked about what is not saved: %j %s', (_, link, asks) => {
  const { view, isAsked, press } = open()
  const end = view.warnOnUnload()
  press(link)
  const pressed = isAsked()
  vi.runAllTimers()
  const later = isAsked()
  end()
  expect([pressed, later, isAsked()]).toEqual([asks, true, false])
})

test('[C2.4-19] a page that is left after a number was called is asked about', () => {
  const { view, isAsked, press } = open()
  view.warnOnUnload()
  press({ protocol: 'tel:' })
  press({ protocol: 'https:' })
  expect(isAsked()).toBe(true)
})
