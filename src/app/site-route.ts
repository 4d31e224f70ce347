import type { EntityName } from '#contract/entity-names.ts'
import type { ComponentType } from 'react'
import type { Head } from './head.ts'
import type { Site } from '#site/site.ts'

/** Somebody who is known by the id that the site has sent her, and by nothing else; null when only her browser knows it. */
export type Person = { readonly subscriptionId: string | null }

export type Visit = { readonly params: Readonly<Record<string, string | undefined>>; readonly search: string }

/**
 * A public address: what it needs, what it says about itself, and the page that answers it. What only the server must know
 * of it stands in `server-sides.ts`.
 */
export type SiteRoute = {
  readonly pattern: string
  /** Lists the page shows; the server renders with them, the browser loads them on first need. */
  readonly needs: ReadonlyArray<EntityName>
  /** Whether the page shows some things in a random order, so that not everybody is to be sent the same one (J2.2-19, J9-19). */
  readonly isShuffled?: true
  readonly head: (site: Site, visit: Visit) => Head
  /** Whether the page goes on by itself, without waiting for its visitor. */
  readonly isLive?: (visit: Visit) => boolean
  /** Whether only applicants may see the page; the server renders no more than the frame of it (C2.1-22, C6-06). */
  readonly requiresSignIn?: boolean
  /** What such a page shows to whom runs no script, instead of a remark that it needs one. */
  readonly withoutScript?: () => Promise<ComponentType>
  /**
   * Whose rows the page shows, by what its address says. It is rendered for each request and never kept or shared, nor is
   * its address told to anyone (J6-07).
   */
  readonly personal?: (visit: Visit) => Person
  /** Keeps the page out of the site map; its head keeps it out of search engines. */
  readonly unlisted?: true
  readonly load: () => Promise<ComponentType>
  /** Makes ready what the first drawing of the page needs at once and takes long; called when all that it `needs` is here. */
  readonly prepare?: (site: Site) => Promise<void>
}
