import type { JobPick } from '#contract/job-questions.ts'
import type { Site } from '#site/site.ts'
import { findLoadedRows } from '#site/reference-list.ts'
import type { ForBrowser } from './page-data.ts'

export const picked = (site: Site, pick: JobPick): ForBrowser => ({
  picked: { pick, rows: findLoadedRows<'JobPostingHeader'>(site.jobs.pickJobList(pick)) ?? [] },
})
