import type { Page } from 'playwright-core'

/** A state in which the site can be looked at: by axe at every width, and by a person in a picture. */
export type Look = {
  /** What is seen, e.g. "the menu of a phone". */
  readonly name: string
  /** Where a new visit begins. */
  readonly address: string
  /** Brings the page into the state, once it answers to the visitor. */
  readonly arrange?: (page: Page, width: number) => Promise<void>
  /** The widths at which the state exists; all of them unless said. */
  readonly widths?: ReadonlyArray<number>
  /** Axe rules that do not apply, each with its reason. */
  readonly exempt?: Readonly<Record<string, string>>
}
