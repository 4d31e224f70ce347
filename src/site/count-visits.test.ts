import type { VisitEvent } from '#contract/visit-reports.ts'
import { expect, test } from 'vitest'
import { countVisits } from './count-visits.ts'
import type { View } from './ports.ts'

function box<Value>(first: Value) {
  let value = first
  const listeners = new Set<(value: Value) => void>()
  return {
    getSnapshot: () => value,
    subscribe: (listener: (value: Value) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener(next)
    },
  }
}

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://firm.example')
  return { pathname, search, hash, entry: address }
}

const consenting = (choice: ReadonlyArray<string> | null, signal = false) => ({ context: { choice, signal } })
const all = ['necessary', 'social', 'analytical']

function visit(choice: ReadonlyArray<string> | null) {
  const sent: VisitEvent[] = []
  const place = box(at('/home'))
  const consent = box(consenting(choice))
  const savedJobs = box({ context: { ids: [] as ReadonlyArray<string> } })
  const view: Pick<View, 'watchPlace'> = {
    watchPlace: (tell) => {
      tell(place.getSnapshot(), null)
      const { unsubscribe } = place.subscribe((now) => tell(now, 'link'))
      return () => void unsubscribe()
    },
  }
  const stop = countVisits({ view, consent, savedJobs, send: (event) => sent.push(event) })
  return { sent, place, consent, savedJobs, stop }
}

const page = (Name: string) => ({ Kind: 'page', Name })
const event = (Name: string) => ({ Kind: 'event', Name })

test.each([[null], [['necessary']], [['necessary', 'social']]])(
  '[C7.2-15] with the choice %j nothing is told, whatever is done',
  (choice) => {
    const { sent, place, savedJobs } = visit(choice)
    place.set(at('/careers/open?keyword=cost'))
    savedJobs.set({ context: { ids: ['1'] } })
    expect(sent).toEqual([])
  },
)

test('[C7.2-15] what was seen before consent is never told; the page on which it is given is', () => {
  const { sent, place, consent } = visit(null)
  place.set(at('/about-us'))
  consent.set(consenting(all))
  expect(sent).toEqual([page('/about-us')])
})

test('[C7.2-15] nothing is told once consent is withdrawn, or while the browser sends the privacy signal', () => {
  const { sent, place, consent } = visit(all)
  consent.set(consenting(['necessary']))
  place.set(at('/about-us'))
  consent.set(consenting(all, true))
  place.set(at('/media'))
  expect(sent).toEqual([page('/home')])
})

test('[C7.2-14] each page is told once, when it is there, without its query', () => {
  const { sent, place } = visit(all)
  place.set(at('/careers/open'))
  place.set(at('/careers/open?page=2'))
  place.set(at('/careers/open?page=3'))
  place.set(at('/home'))
  expect(sent).toEqual([page('/home'), page('/careers/open'), event('search made'), page('/home')])
})

test('[C7.2-14] a job that is saved is told, one that is taken back is not', () => {
  const { sent, savedJobs } = visit(all)
  savedJobs.set({ context: { ids: ['7'] } })
  savedJobs.set({ context: { ids: [] } })
  expect(sent).toEqual([page('/home'), event('job saved')])
})

test('a visit that has ended tells nothing', () => {
  const { sent, place, stop } = visit(all)
  stop()
  place.set(at('/about-us'))
  expect(sent).toEqual([page('/home')])
})
