import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { briefJob } from './listed-job.ts'
import { listFeaturedJobs } from './featured-jobs.ts'
import { findJob, maxBestJobs } from './find-job.ts'
import type { JobBoard } from './open-board.ts'
import { relatedJobs } from './related-jobs.ts'
import { scoreAll } from '../search/score-documents.ts'
import { seededRandom } from '../chance/random.ts'

function pickBestMatches(board: JobBoard, words: string): ReadonlyArray<JobPostingHeader> {
  const scores = scoreAll(board.index, words)
  if (scores === null) return board.postings.slice(0, maxBestJobs)
  const all = board.postings.map((_, at) => at)
  // Those that score nothing fill the list: a search of the site also finds all jobs by the name of their kind.
  const best = all.toSorted((a, b) => scores[b]! - scores[a]! || a - b).slice(0, maxBestJobs)
  return best.toSorted((a, b) => a - b).map((at) => board.postings[at]!)
}

export const pickRelatedJobs = (postings: ReadonlyArray<JobPostingHeader>, job: JobPostingHeader, seed: string) =>
  relatedJobs(postings, job, seededRandom(`${seed} ${job.JobPosting_ID}`))

function pickPage({ postings }: JobBoard, id: string, seed: string): ReadonlyArray<JobPostingHeader> {
  const job = findJob(postings, id)
  return job ? [job, ...pickRelatedJobs(postings, job, seed)] : []
}

export function pickJobs(board: JobBoard, pick: JobPick): ReadonlyArray<JobPostingHeader> {
  if (pick.for === 'page') return pickPage(board, pick.id, pick.seed)
  if (pick.for === 'words') return pickBestMatches(board, pick.words)
  if (pick.for === 'ids') return pick.ids.flatMap((id) => board.postings[board.ids.get(id) ?? -1] ?? []).map(briefJob)
  return listFeaturedJobs(board.postings).map(briefJob)
}
