import { mayMove } from './accessibility.ts'
import type { Clock, End } from './ports.ts'
import type { Parts } from './site.ts'

/** In ms (C2.6-31 to C2.6-33). */
const delays = { start: 500, total: 2000, tick: 10 } as const

const most = delays.total / delays.tick

export const countAfter = (ticks: number, value: number) => Math.round(value * (1 - (1 - ticks / most) ** 3))

type Run = { readonly clock: Clock; readonly onTick: (ticks: number) => void; readonly onEnd: () => void }

function startTicks({ clock, onTick, onEnd }: Run): End {
  const timers: unknown[] = []
  const wait = (delay: number, run: () => void) => void timers.push(clock.setTimeout(run, delay))
  const tick = (ticks: number) => {
    onTick(ticks)
    wait(delays.tick, () => tick(Math.min(ticks + 1, most)))
  }
  wait(delays.start, () => {
    wait(delays.total, onEnd)
    tick(0)
  })
  return () => {
    for (const timer of timers) clock.clearTimeout(timer)
  }
}

/** A number that was `served` has been read if it is in view from the start, and must not count. */
type Status = 'served' | 'unseen' | 'running' | 'counted'

type Input = { readonly value: number; readonly isServed: boolean }

type CounterParts = Parts<'actors' | 'ports'>

export function createCounter({ actors: { accessibility }, ports: { clock } }: CounterParts, input: Input) {
  let status: Status = input.isServed ? 'served' : 'unseen'
  let ticks: number | null = null
  let stop = () => {}
  let tell = () => {}
  const show = (next: number | null) => {
    ticks = next
    tell()
  }
  const become = (next: Status) => {
    if (next === status || status === 'counted') return
    stop()
    status = next
    show(null)
    if (status === 'running') stop = startTicks({ clock, onTick: show, onEnd: () => become('counted') })
  }
  const view = (isSeen: boolean) => {
    if (!isSeen) become('unseen')
    else become(status === 'served' || !mayMove(accessibility) ? 'counted' : 'running')
  }
  const subscribe = (changed: () => void): End => {
    tell = changed
    const { unsubscribe } = accessibility.subscribe(() => status === 'running' && view(true))
    return () => {
      unsubscribe()
      view(false)
    }
  }
  return { now: () => (ticks === null ? null : countAfter(ticks, input.value)), subscribe, view }
}
