import type { JobPostingHeader } from '#contract/jobs.ts'
import { findFirstSentence } from '../text/first-sentence.ts'

export function tellOpening(job: JobPostingHeader): JobPostingHeader {
  const Opening = findFirstSentence(job.ShortDescription ?? '')
  return Opening ? { ...job, Opening } : job
}
