import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { tidyBlanks } from '#domain/text/fold-text.ts'
import type { Content } from '../content/content-cache.ts'

export const writePosting = (content: Content, posting: JobPostingHeader | null): string | null =>
  posting && JSON.stringify(content.wireRow('JobPostingHeader', posting))

export const parsePosting = (text: string | null): typeof JobPostingHeader.Encoded | null =>
  text === null ? null : (JSON.parse(text) as typeof JobPostingHeader.Encoded)

export const parsePostingTitle = (text: string | null): string | null => {
  const posting = parsePosting(text)
  return posting && tidyBlanks(posting.JobFunction)
}

export const formatPostingLabel = (text: string | null): string => {
  const posting = parsePosting(text)
  return posting ? `${tidyBlanks(posting.JobFunction)} (${posting.TrackingNumber})` : 'No job in particular'
}
