import type { BrowserContextOptions, Page } from 'playwright-core'
import type { SampleContent } from '#content/sample-content.ts'
import type { OpenSite, Settings } from '../worlds/open-site.ts'

export type VisualState = {
  readonly name: string
  readonly address: string | ((site: Pick<OpenSite, 'subscribe' | 'submitApplicationFor' | 'forms'>) => Promise<string>)
  readonly browser?: BrowserContextOptions
  readonly prepare?: (page: Page) => Promise<void>
  readonly arrange?: (page: Page, width: number) => Promise<void>
  /** Every width by default. */
  readonly widths?: ReadonlyArray<number>
  readonly isFullPage?: boolean
  /** A selector: of the first such element alone the picture is taken, where there is one. */
  readonly part?: string
  /** The sample by default. */
  readonly content?: (today: number) => SampleContent
  /** Of a site of its own. */
  readonly settings?: Settings
  /** Substrings of console errors that this state causes, such as the 404 of an unknown address. */
  readonly claims?: ReadonlyArray<string>
  readonly exempt?: Readonly<Record<string, string>>
}
