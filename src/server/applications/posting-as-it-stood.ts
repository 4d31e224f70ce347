import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { tidyBlanks } from '#domain/text/fold-text.ts'
import type { Content } from '../content/content-cache.ts'

export const writePosting = (content: Content, posting: JobPostingHeader | null): string | null =>
  posting && JSON.stringify(content.wireRow('JobPostingHeader', posting))

export const postingIn = (text: string | null): typeof JobPostingHeader.Encoded | null =>
  text === null ? null : (JSON.parse(text) as typeof JobPostingHeader.Encoded)

export const titleIn = (text: string | null): string | null => {
  const posting = postingIn(text)
  return posting && tidyBlanks(posting.JobFunction)
}

export const jobIn = (text: string | null): string => {
  const posting = postingIn(text)
  return posting ? `${tidyBlanks(posting.JobFunction)} (${posting.TrackingNumber})` : 'No job in particular'
}
