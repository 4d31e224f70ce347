import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { SiteInput } from '#site/site-input.ts'

/** What the server has found for a page, where not all jobs are sent. */
export type ForBrowser = Pick<SiteInput, 'jobAnswer' | 'picked'>

/** What travels inside the page beside its HTML, as JSON in `#page-data`. */
export type PageData = {
  readonly rows: Partial<Rows>
  /** Where the rows are, when they do not stand here. */
  readonly rowsAt?: string
  readonly needs: ReadonlyArray<EntityName>
  readonly now: number
  readonly seed: string
  readonly settings: SiteSettings
  readonly jobCount: number
} & ForBrowser &
  Pick<SiteInput, 'subscriptions'>

/** Lists that do not travel inside the page: the browser reads them through the transaction call before it takes over. */
export const largeLists: ReadonlySet<EntityName> = new Set(['JobPostingHeader', 'SitePage'])
