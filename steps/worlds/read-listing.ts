import { decodePayload, decodeRows } from '#contract/payload.ts'
import type { JobListing } from '#contract/jobs.ts'
import type { SiteApi } from '#contract/site-api.ts'
import { read } from '#contract/operations.ts'

export async function readListing(api: SiteApi): Promise<JobListing> {
  const reply = await api.transact([read('JobPostingHeader'), read('Location')])
  if (!reply.Success) throw new Error(reply.Msg)
  const { JobPostingHeader: postings = [], Location: locations = [] } = decodePayload(reply.Payload)
  return { postings, locations }
}

type Content = {
  readonly JobPostingHeader: ReadonlyArray<unknown>
  readonly Location: ReadonlyArray<unknown>
}

export const toJobListing = (content: Content): JobListing => ({
  postings: decodeRows('JobPostingHeader', content.JobPostingHeader),
  locations: decodeRows('Location', content.Location),
})
