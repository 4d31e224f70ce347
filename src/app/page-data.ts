import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { SiteInput } from '#site/site-input.ts'

/** What the server has found for a page, where not all jobs are sent. */
export type ForBrowser = Pick<SiteInput, 'jobAnswer' | 'picked'>

/** What travels inside the page beside its HTML, as JSON in `#page-data`. */
export type PageData = {
  /** Its lists, where they are not in files beside the page. */
  readonly rows: Partial<Rows>
  readonly needs: ReadonlyArray<EntityName>
  readonly now: number
  readonly seed: string
  readonly settings: SiteSettings
  readonly jobCount: number
} & ForBrowser &
  Pick<SiteInput, 'subscriptions'>
