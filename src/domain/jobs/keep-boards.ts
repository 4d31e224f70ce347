import type { JobListing } from '#contract/job-listing.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { openJobBoard, type JobBoard } from './open-board.ts'

/** Makes a list of postings ready to be searched. */
export type OpenBoard = (listing: JobListing) => JobBoard

/** The boards that were opened, each as long as somebody has its list of postings. */
export type Boards = WeakMap<ReadonlyArray<JobPostingHeader>, JobBoard>

/** Opens each list of postings once, as long as somebody has it: opening takes many times as long as a search. */
export function keepBoards(opened: Boards = new WeakMap()): OpenBoard {
  return ({ postings, locations }) => {
    const board = opened.get(postings) ?? openJobBoard(postings, locations)
    opened.set(postings, board)
    return board
  }
}
