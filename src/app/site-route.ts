import type { FeedLink } from '#addresses/feed-links.ts'
import type { PageKey } from '#addresses/paths.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { ComponentType } from 'react'
import type { Site } from '#site/site.ts'

export type Head = {
  readonly title: string
  readonly description: string
  /** Path for search engines; null keeps the page out of their index. */
  readonly canonical: string | null
  readonly status?: 404
  readonly job?: JobPostingHeader
  readonly feeds?: ReadonlyArray<FeedLink>
}

export type Person = { readonly subscriptionId: string | null }

export type Visit = { readonly params: Readonly<Record<string, string | undefined>>; readonly search: string }

export type SiteRoute = {
  readonly key?: PageKey
  readonly pattern: string
  readonly needs: ReadonlyArray<EntityName>
  /** Parts of the page are in random order: do not send everybody the same copy. */
  readonly isShuffled?: true
  readonly head: (site: Site, visit: Visit) => Head
  readonly isLive?: (visit: Visit) => boolean
  readonly requiresSignIn?: boolean
  readonly withoutScript?: () => Promise<ComponentType>
  /** Rendered for each request, never cached or shared; its address must not be logged or counted (J6-07). */
  readonly personal?: (visit: Visit) => Person
  /** Keeps it out of the site map only; its head keeps it out of search engines. */
  readonly unlisted?: true
  readonly load: () => Promise<ComponentType>
  readonly prepare?: (site: Site) => Promise<void>
}

type PageModule<Name extends string> = Readonly<Record<Name, ComponentType>>

export const namedPage =
  <Name extends string>(name: Name, fetchModule: () => Promise<PageModule<Name>>) =>
  async () =>
    (await fetchModule())[name]
