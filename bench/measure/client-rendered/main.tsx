import type { JobPostingHeader } from '#contract/jobs.ts'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { PageLayout, Consent } from './around.tsx'
import { Opportunities } from './opportunities.tsx'

function Page({ jobs }: { jobs: ReadonlyArray<JobPostingHeader> }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return (
    <PageLayout>
      <Opportunities jobs={jobs} />
      <Consent />
    </PageLayout>
  )
}

const jobs = (await (await fetch('/jobs.json')).json()) as ReadonlyArray<JobPostingHeader>
createRoot(document.getElementById('root') ?? document.body).render(<Page jobs={jobs} />)
