import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { tidyBlanks } from '#domain/text/fold-text.ts'
import type { Content } from '../content/content-cache.ts'

/** A posting as it stands now, as JSON; null for no job in particular. */
export const writePosting = (content: Content, posting: JobPostingHeader | null): string | null =>
  posting && JSON.stringify(content.wireRow('JobPostingHeader', posting))

/** A posting as it stood, as it crosses the wire. */
export const postingIn = (text: string | null): typeof JobPostingHeader.Encoded | null =>
  text === null ? null : (JSON.parse(text) as typeof JobPostingHeader.Encoded)

/** The title of the job that an application is for; null for no job in particular. */
export const titleIn = (text: string | null): string | null => {
  const posting = postingIn(text)
  return posting && tidyBlanks(posting.JobFunction)
}

/** The job as the firm is told of it, by its title and number. */
export const jobIn = (text: string | null): string => {
  const posting = postingIn(text)
  return posting ? `${tidyBlanks(posting.JobFunction)} (${posting.TrackingNumber})` : 'No job in particular'
}
