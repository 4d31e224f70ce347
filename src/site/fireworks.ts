import { autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import type { Actors } from './actors.ts'
import type { End } from './ports.ts'
import type { Parts } from './site.ts'

/** In ms (C2.12-13). */
const duration = 12_000

type FireworksStatus = 'waiting' | 'still' | 'burning' | 'over'

function isAutoplayAllowed(accessibility: Actors['accessibility']): boolean | null {
  const { context } = accessibility.getSnapshot()
  return context.system === null ? null : autoplayIsAllowed(context)
}

export function createFireworks({ actors: { accessibility }, ports: { clock } }: Parts<'actors' | 'ports'>) {
  let status: FireworksStatus = 'waiting'
  let areNew = true
  let timer: unknown = null
  let tell = () => {}
  const become = (next: FireworksStatus) => {
    if (next === status) return
    clock.clearTimeout(timer)
    if (status === 'burning') areNew = false
    if (next === 'burning') timer = clock.setTimeout(() => become('over'), duration)
    status = next
    tell()
  }
  const follow = () => {
    const isAllowed = isAutoplayAllowed(accessibility)
    if (isAllowed === false) become('still')
    if (isAllowed && (status === 'waiting' || status === 'still')) become(areNew ? 'burning' : 'over')
  }
  const subscribe = (changed: () => void): End => {
    tell = changed
    const { unsubscribe } = accessibility.subscribe(follow)
    follow()
    return () => {
      unsubscribe()
      clock.clearTimeout(timer)
    }
  }
  return { now: () => status, subscribe, stop: () => become('over'), light: () => become('burning') }
}
