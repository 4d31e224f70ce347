import { Buffer } from 'node:buffer'

type Job = { JobPosting_ID: string; JobFunction: string; City: string; State: string }

export const previewAddress = (job: Partial<Job>) =>
  `preview?test=${encodeURIComponent(Buffer.from(JSON.stringify(job)).toString('base64'))}`

export const damagedPreview = 'preview?test=eyJKb2I'
