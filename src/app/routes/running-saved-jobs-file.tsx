import type { SavedJobsFileProps } from '#pages/job-search/saved-jobs-file.tsx'
import { createSavedJobsFileFlow } from '#site/saved-jobs-file.ts'
import type { ReactNode } from 'react'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'

export function RunningSavedJobsFile({ render }: { render: (flow: SavedJobsFileProps) => ReactNode }) {
  const [snapshot, send] = usePageFlow(createSavedJobsFileFlow, { site: useSite().input.origin })
  return render({ snapshot, send })
}
