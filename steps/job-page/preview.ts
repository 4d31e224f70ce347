import { Buffer } from 'node:buffer'

type Job = { JobPosting_ID: string; JobFunction: string; City: string; State: string }

/** The address of a preview, as the people who write postings make it: base64 of a JSON job. */
export const previewAddress = (job: Partial<Job>) =>
  `preview?test=${encodeURIComponent(Buffer.from(JSON.stringify(job)).toString('base64'))}`

export const damagedPreview = 'preview?test=eyJKb2I'
