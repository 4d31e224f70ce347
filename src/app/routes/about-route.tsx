import { AboutPage } from '#pages/about/about-page.tsx'
import { Celebration } from '#pages/about/celebration.tsx'
import { isFireworksRequested } from '#site/fireworks-request.ts'
import { createFireworks } from '#site/fireworks.ts'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageStore } from '../use-page-flow.ts'
import { useFigures, useYear } from '../use-site.ts'

export function AboutRoute() {
  const celebration = isFireworksRequested(useLocation().search) && <RunningCelebration />
  return <AboutPage stats={useFigures()} thisYear={useYear()} celebration={celebration} />
}

function RunningCelebration() {
  const { now, subscribe, stop, light } = usePageStore(createFireworks)
  return <Celebration status={useSyncExternalStore(subscribe, now, now)} onStop={stop} onLight={light} />
}
