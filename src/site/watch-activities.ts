import type { Activity } from '#domain/visit/visit-events.ts'
import type { Actors } from './actors.ts'
import type { End } from './ports.ts'

export function watchActivities(
  { savedJobs, featured, shared }: Pick<Actors, 'savedJobs' | 'featured' | 'shared'>,
  tell: (activity: Activity, id: string) => void,
): End {
  const watched = [
    savedJobs.on('job.saved', ({ id }) => tell('Saved Job Posting', id)),
    savedJobs.on('job.unsaved', ({ id }) => tell('Unsaved Job Posting', id)),
    featured.on('featured.opened', ({ id }) => tell('Featured Job Posting', id)),
    shared.on('job.shared', ({ method, id }) => tell({ method }, id)),
  ]
  return () => {
    for (const { unsubscribe } of watched) unsubscribe()
  }
}
