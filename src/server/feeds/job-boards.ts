import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { openJobBoard, type JobBoard } from '#domain/job-board.ts'
import type { SiteService } from '../site-service.ts'

/** Hands out the board of the postings as they are, opened once for each version of the content. */
export function createJobBoards(service: Pick<SiteService, 'rows'>): () => Promise<JobBoard> {
  const opened = new WeakMap<ReadonlyArray<JobPostingHeader>, JobBoard>()
  return async () => {
    const { JobPostingHeader: postings, Location } = await service.rows(['JobPostingHeader', 'Location'])
    const board = opened.get(postings) ?? openJobBoard(postings, Location)
    opened.set(postings, board)
    return board
  }
}
