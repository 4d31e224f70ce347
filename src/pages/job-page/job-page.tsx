import type { jobPageMachine } from '#machines/job-page.machine.ts'
import { messages } from '#machines/meta.ts'
import type { SnapshotFrom } from 'xstate'
import { JobArticle } from './job-article.tsx'
import { JobFailed, JobLoading, JobNotFound } from './job-pending.tsx'
import type { JobVisit } from './job-actions.tsx'

export type JobPageProps = JobVisit & {
  readonly snapshot: SnapshotFrom<typeof jobPageMachine>
  readonly onRetry: () => void
}

export function JobPage({ snapshot, onRetry, ...visit }: JobPageProps) {
  const words = messages(snapshot)
  const { job, place, facts, pay, office, related } = snapshot.context
  const shown = { place, facts, pay, office, related }
  if (snapshot.hasTag('shown') && job) return <JobArticle {...visit} {...shown} job={job} previewWords={words} />
  if (snapshot.matches('notFound')) return <JobNotFound words={words} />
  if (snapshot.matches('failed')) return <JobFailed words={words} onRetry={onRetry} />
  return <JobLoading words={words} />
}
