import { mayMove } from './accessibility.ts'
import type { End } from './ports.ts'
import type { Parts } from './site.ts'

/** In ms (C2.6-31 to C2.6-33). */
const delays = { start: 500, total: 2000, tick: 10 } as const

const most = delays.total / delays.tick

export function countAfter(elapsed: number, value: number): number {
  const ticks = Math.min(Math.max(Math.floor(elapsed / delays.tick), 0), most)
  return Math.round(value * (1 - (1 - ticks / most) ** 3))
}

/** A number that was `served` has been read if it is in view from the start, and must not count. */
export type CounterStatus = 'served' | 'unseen' | 'waiting' | 'counting' | 'counted'

const isRunning = (status: CounterStatus) => status === 'waiting' || status === 'counting'

type Input = { readonly value: number; readonly isServed: boolean }

type CounterParts = Parts<'actors' | 'ports'>

export function createCounter({ actors: { accessibility }, ports: { clock } }: CounterParts, input: Input) {
  let status: CounterStatus = input.isServed ? 'served' : 'unseen'
  let since = 0
  let timer: unknown = null
  let tell = () => {}
  const become = (next: CounterStatus) => {
    clock.clearTimeout(timer)
    status = next
    since = clock.now()
    if (next === 'waiting') timer = clock.setTimeout(() => become('counting'), delays.start)
    if (next === 'counting') timer = clock.setTimeout(() => become('counted'), delays.total)
    tell()
  }
  const view = (isSeen: boolean) => {
    if (status === 'counted') return
    if (!isSeen) become('unseen')
    else if (status === 'served' || !mayMove(accessibility)) become('counted')
    else if (!isRunning(status)) become('waiting')
  }
  const subscribe = (changed: () => void): End => {
    tell = changed
    const { unsubscribe } = accessibility.subscribe(() => isRunning(status) && view(true))
    return () => {
      unsubscribe()
      view(false)
    }
  }
  const now = () => (status === 'counting' ? countAfter(clock.now() - since, input.value) : null)
  return { subscribe, view, now, status: () => status }
}
