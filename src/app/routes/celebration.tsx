import { Celebration } from '#pages/about/celebration.tsx'
import { fireworksOf } from '#site/fireworks.ts'
import { usePageFlow } from '../use-page-flow.ts'

/** The fireworks, for as long as the address asks for them (C2.1-14). */
export function RunningCelebration() {
  const [snapshot, send] = usePageFlow(fireworksOf, undefined)
  return <Celebration snapshot={snapshot} send={send} />
}
