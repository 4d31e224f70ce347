import { Celebration } from '#pages/about/celebration.tsx'
import { createFireworksFlow } from '#site/fireworks.ts'
import { usePageFlow } from '../use-page-flow.ts'

export function RunningCelebration() {
  const [snapshot, send] = usePageFlow(createFireworksFlow, undefined)
  return <Celebration snapshot={snapshot} send={send} />
}
