import { AboutPage } from '#pages/about/about-page.tsx'
import { isFireworksRequested } from '#site/fireworks-request.ts'
import { useSearchParams } from 'react-router-dom'
import { useFigures, useYear } from '../use-site.ts'
import { RunningCelebration } from './celebration.tsx'

export function AboutRoute() {
  const [search] = useSearchParams()
  const celebration = isFireworksRequested(search.toString()) && <RunningCelebration />
  return <AboutPage stats={useFigures()} thisYear={useYear()} celebration={celebration} />
}
