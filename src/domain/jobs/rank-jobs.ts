import { hasBit, type Bits } from '../search/bits.ts'
import type { JobSort } from './job-criteria.ts'
import type { JobBoard } from './open-board.ts'

function pick(jobs: Bits, order: Iterable<number>): number[] {
  const picked: number[] = []
  for (const at of order) if (hasBit(jobs, at)) picked.push(at)
  return picked
}

export function rankJobs(board: JobBoard, jobs: Bits, sort: JobSort, scores: Float64Array | null): number[] {
  if (sort !== 'relevant') return pick(jobs, board.orders[sort])
  const picked = pick(jobs, board.postings.keys())
  if (scores === null) return picked
  const byScore = Map.groupBy(picked, (at) => scores[at]!)
  return [...byScore.keys()].sort((a, b) => b - a).flatMap((score) => byScore.get(score) ?? [])
}
