import type { jobPageMachine } from '#machines/job-page.machine.ts'
import { wordsOf } from '#machines/meta.ts'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { InputFrom } from 'xstate'
import { JobArticle } from './job-article.tsx'
import { JobFailed, JobLoading, JobNotFound } from './job-pending.tsx'
import type { JobVisit } from './job-visit.ts'

export type JobPageProps = JobVisit & {
  readonly machine: typeof jobPageMachine
  readonly input: InputFrom<typeof jobPageMachine>
}

/** The page of one job in each of its states (J4.11). */
export function JobPage({ machine, input, ...visit }: JobPageProps) {
  const [snapshot, send] = useMachine(machine, { input })
  useEffect(() => {
    if (snapshot.context.id !== input.id) send({ type: 'job.requested', id: input.id })
  }, [input.id, snapshot.context.id, send])
  const words = wordsOf(snapshot)
  const { job, place, facts, office, related } = snapshot.context
  const shown = { place, facts, office, related }
  if (snapshot.hasTag('shown') && job) return <JobArticle {...visit} {...shown} job={job} previewWords={words} />
  if (snapshot.matches('notFound')) return <JobNotFound words={words} />
  if (snapshot.matches('failed')) return <JobFailed words={words} onRetry={() => send({ type: 'retry' })} />
  return <JobLoading words={words} />
}
