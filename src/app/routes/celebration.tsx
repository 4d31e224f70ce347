import { Celebration } from '#pages/about/celebration.tsx'
import { fireworksOf } from '#site/fireworks.ts'
import { usePageFlow } from '../use-page-flow.ts'

export function RunningCelebration() {
  const [snapshot, send] = usePageFlow(fireworksOf, undefined)
  return <Celebration snapshot={snapshot} send={send} />
}
