import type { JobListing } from '#contract/job-listing.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { openJobBoard, type JobBoard } from './open-board.ts'

export type OpenBoard = (listing: JobListing) => JobBoard

export type Boards = WeakMap<ReadonlyArray<JobPostingHeader>, JobBoard>

/** Cached by the `postings` array itself: opening takes many times as long as a search. */
export function cacheJobIndexes(opened: Boards = new WeakMap()): OpenBoard {
  return ({ postings, locations }) => {
    const board = opened.get(postings) ?? openJobBoard(postings, locations)
    opened.set(postings, board)
    return board
  }
}
