import type { JobPostingHeader } from '#contract/jobs.ts'
import { findFirstSentence } from '../text/first-sentence.ts'

/** A browser does without the rules that tell where the first sentence ends. */
export function addOpening(job: JobPostingHeader): JobPostingHeader {
  const Opening = findFirstSentence(job.ShortDescription ?? '')
  return Opening ? { ...job, Opening } : job
}
