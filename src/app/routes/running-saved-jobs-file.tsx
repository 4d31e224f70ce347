import type { SavedJobsFileProps } from '#pages/job-search/saved-jobs-file.tsx'
import { createSavedJobsFileFlow } from '#site/saved-jobs-file.ts'
import { useEffect } from 'react'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'

/** Draws nothing: what becomes of a file outlasts the part of the page that shows it. */
export function RunningSavedJobsFile({ onChange }: { onChange: (file: SavedJobsFileProps) => void }) {
  const [snapshot, send] = usePageFlow(createSavedJobsFileFlow, { site: useSite().input.origin })
  useEffect(() => onChange({ snapshot, send }), [onChange, snapshot, send])
  return null
}
