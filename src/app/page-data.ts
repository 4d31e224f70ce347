import type { EntityName, Rows } from '#contract/entities.ts'
import type { SiteSettings } from '#contract/site-settings.ts'

/** What travels inside the page beside its HTML, as JSON in `#page-data`. */
export type PageData = {
  readonly rows: Partial<Rows>
  readonly needs: ReadonlyArray<EntityName>
  readonly now: number
  readonly seed: string
  readonly settings: SiteSettings
}

/** Lists that do not travel inside the page: the browser reads them through the transaction call before it takes over. */
export const largeLists: ReadonlySet<EntityName> = new Set(['JobPostingHeader', 'SitePage'])
