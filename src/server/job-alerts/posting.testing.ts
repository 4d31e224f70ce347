import type { JobPostingHeader } from '#contract/jobs.ts'
import { blankPosting } from '#domain/jobs/preview-job.ts'

type Wire = typeof JobPostingHeader.Encoded

export const posting = (
  id: string,
  like: string,
  more: Partial<Omit<Wire, 'LastModifiedDate'>> & { readonly modified?: string } = {},
): Wire => {
  const { modified = '2026-01-01T00:00:00.000Z', ...fields } = more
  return {
    ...blankPosting,
    City: 'Dayton',
    State: 'Ohio',
    State_ID: 'OH',
    JobPosting_ID: id,
    TrackingNumber: `T-${id}`,
    JobFunction: `${like} ${id}`,
    Description: like,
    ShortDescription: `What ${like} ${id} does.`,
    JobPostingGroups: `${like} group`,
    LastModifiedDate: { type: 'datetime', value: modified },
    ...fields,
  }
}
