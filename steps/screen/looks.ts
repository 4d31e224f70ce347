import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenSite } from '../worlds/open-site.ts'

/** A state in which the site can be looked at: by axe at every width, and by a person in a picture. */
export type Look = {
  /** What is seen, e.g. "the menu of a phone". */
  readonly name: string
  /** Where a new visit begins; an address that holds a secret is made for it. */
  readonly address: string | ((site: Pick<OpenSite, 'subscribe' | 'applyFor' | 'forms'>) => Promise<string>)
  /** What the browser itself is like, such as a system that asks for reduced motion. */
  readonly browser?: BrowserContextOptions
  /** What is done before the first page opens, such as filling the device. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Brings the page into the state, once it answers to the visitor. */
  readonly arrange?: (page: Page, width: number) => Promise<void>
  /** The widths at which the state exists; all of them unless said. */
  readonly widths?: ReadonlyArray<number>
  /** Whether a picture shows the whole page and not only what fits the window. */
  readonly wholePage?: boolean
  /** Parts of the errors in the browser's console that belong to the state, such as the 404 of an unknown address. */
  readonly claims?: ReadonlyArray<string>
  /** Axe rules that do not apply, each with its reason. */
  readonly exempt?: Readonly<Record<string, string>>
}
