import { addAll, addBit, allBits, intersect, noBits, type Bits } from '../search/bits.ts'
import { getCheckedValues, groupIds, type GroupId, type JobCriteria } from './job-criteria.ts'
import { scoreWeights } from '../search/keyword-score.ts'
import type { JobBoard } from './open-board.ts'
import { scoreAll } from '../search/score-documents.ts'

/** null: does not restrict (J4.4-14). */
export type JobMatches = {
  readonly scores: Float64Array | null
  readonly found: Bits
  readonly groups: Readonly<Record<GroupId, Bits | null>>
}

function findHits(board: JobBoard, scores: Float64Array | null): Bits {
  if (scores === null) return allBits(board.postings.length)
  const hits = noBits(board.postings.length)
  for (let at = 0; at < scores.length; at++) if (scores[at]! >= scoreWeights.minimum) addBit(hits, at)
  return hits
}

function findSaved(board: JobBoard, savedIds: Iterable<string>): Bits {
  const saved = noBits(board.postings.length)
  for (const id of savedIds) {
    const at = board.ids.get(id)
    if (at !== undefined) addBit(saved, at)
  }
  return saved
}

function matchGroup(board: JobBoard, criteria: JobCriteria, group: GroupId): Bits | null {
  const checked = getCheckedValues(criteria, group)
  if (checked.length === 0) return null
  const jobs = noBits(board.postings.length)
  for (const { value, jobs: found } of board.options[group]) if (checked.includes(value)) addAll(jobs, found)
  return jobs
}

export function matchJobs(board: JobBoard, criteria: JobCriteria, savedIds: Iterable<string>): JobMatches {
  const scores = scoreAll(board.index, criteria.keyword)
  const hits = findHits(board, scores)
  return {
    scores,
    found: criteria.saved ? intersect(hits, findSaved(board, savedIds)) : hits,
    groups: Object.fromEntries(
      groupIds.map((group) => [group, matchGroup(board, criteria, group)]),
    ) as JobMatches['groups'],
  }
}

export const combine = ({ found, groups }: JobMatches, without: readonly GroupId[] = []): Bits =>
  groupIds.reduce((jobs, group) => {
    const passed = without.includes(group) ? null : groups[group]
    return passed === null ? jobs : intersect(jobs, passed)
  }, found)
