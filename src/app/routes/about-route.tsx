import { AboutPage } from '#pages/about/about-page.tsx'
import { useSearchParams } from 'react-router-dom'
import { useFigures, useYear } from '../use-site.ts'
import { RunningCelebration } from './celebration.tsx'

export function AboutRoute() {
  const [search] = useSearchParams()
  const celebrates = search.get('c')?.toLowerCase() === 'anniversary'
  return <AboutPage stats={useFigures()} thisYear={useYear()} celebration={celebrates && <RunningCelebration />} />
}
