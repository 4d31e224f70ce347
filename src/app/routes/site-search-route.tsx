import { SiteSearchPage } from '#pages/site-search/site-search-page.tsx'
import { listVisibleResults, siteSearchInput, createSiteSearchFlow } from '#site/site-search.ts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'

export function SiteSearchRoute() {
  const site = useSite()
  const { search } = useLocation()
  const [input] = useState(() => siteSearchInput(site, search.replace(/^\?/, '')))
  const [snapshot, send] = usePageFlow(createSiteSearchFlow, input)
  return <SiteSearchPage snapshot={snapshot} results={listVisibleResults(snapshot.context)} send={send} />
}
