import { JobSubscriptionsPage } from '#pages/job-subscriptions/job-subscriptions-page.tsx'
import { jobSubscriptionsInput, createJobSubscriptionsFlow } from '#site/job-subscriptions.ts'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageFlow } from '../use-page-flow.ts'
import { useHydrated, useSite } from '../use-site.ts'

export function JobSubscriptionsRoute() {
  const id = useParams()['id'] ?? ''
  return <Subscriptions key={id} id={id} />
}

function Subscriptions({ id }: { id: string }) {
  const site = useSite()
  const isFirst = !useHydrated()
  const [input] = useState(() => jobSubscriptionsInput(site, id, isFirst))
  const [snapshot, send] = usePageFlow(createJobSubscriptionsFlow, input)
  return <JobSubscriptionsPage snapshot={snapshot} send={send} />
}
