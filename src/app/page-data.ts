import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { SiteInput } from '#site/site.ts'

export type ForBrowser = Pick<SiteInput, 'jobAnswer' | 'picked'>

export type PageData = {
  readonly rows: Partial<Rows>
  readonly needs: ReadonlyArray<EntityName>
  readonly now: number
  readonly seed: string
  readonly settings: SiteSettings
  readonly jobCount: number
} & ForBrowser &
  Pick<SiteInput, 'subscriptions'>
