import { expect, test, vi } from 'vitest'
import { watchIntersection } from './watch-intersection.ts'

type Entry = { readonly isIntersecting: boolean }

function watch() {
  const told: Array<boolean | string> = []
  let change: (entries: ReadonlyArray<Entry>) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof change, { threshold }: IntersectionObserverInit) {
        change = callback
        told.push(`at ${String(threshold)}`)
      }
      observe = (element: string) => told.push(`begins: ${element}`)
      disconnect = () => told.push('ends')
    },
  )
  const end = watchIntersection('a figure' as never, (isIntersecting) => told.push(isIntersecting), { threshold: 0.5 })
  vi.unstubAllGlobals()
  return { told, end, change }
}

const into = { isIntersecting: true }
const away = { isIntersecting: false }

test('[C2.6-29] of changes that come at once the last one says whether something is in view', () => {
  const { told, end, change } = watch()
  change([into])
  change([into, away])
  change([away, into])
  end()
  expect(told).toEqual(['at 0.5', 'begins: a figure', true, false, true, 'ends'])
})
