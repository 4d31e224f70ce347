import type { SiteApi, TransactOptions } from '#contract/site-api.ts'
import type { MapsService } from '#contract/site-settings.ts'
import type { AccessibilitySettings, SystemWishes } from '#domain/visit/accessibility-settings.ts'
import type { StoredName } from '#domain/visit/stored-records.ts'
import type { DocumentText } from '#domain/documents/document-text.ts'
import type { Coordinates as PlaceOnEarth } from '#domain/places/distance.ts'
import type { ChosenFile } from '#machines/saved-jobs-file.machine.ts'
import type { InspectionEvent } from 'xstate'
import type * as readers from '#contract/readers.ts'
import type * as accountWriter from '#domain/account/account-data-page.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import type { UploadRequest } from '#contract/upload.ts'

export type Readers = typeof readers

export type AccountWriter = typeof accountWriter

export type UploadOptions = Pick<TransactOptions, 'token' | 'signal'> & { readonly tell: (sent: number) => void }

export type Upload = (asked: UploadRequest, file: File, options: UploadOptions) => Promise<TransactionReply>

export type End = () => void

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Local date of the visitor, yyyy-mm-dd. */
  readonly today: () => string
  readonly setTimeout: (run: () => void, delay: number) => unknown
  readonly clearTimeout: (id: unknown) => void
}

/** Never throws: failures are in the return values. */
export type Store = {
  readonly read: (key: string) => string | null
  readonly keep: (key: StoredName, text: string) => boolean
  readonly drop: (key: string) => void
}

export type Device = {
  readonly shared: Store
  readonly tab: Store
  /** The value may have changed: in another tab, or while the page was away. */
  readonly watch: (key: string, tell: () => void) => End
}

export type Cookies = {
  readonly read: (name: string) => string | null
  /** False when the browser did not keep it. @param lifetime in seconds */
  readonly keep: (name: string, text: string, lifetime: number) => boolean
  readonly watch: (tell: () => void) => End
}

export type Channel = {
  readonly say: (message: object) => void
  readonly answered: () => Promise<void>
  readonly leave: End
}

export type Tabs = {
  /** One tab at a time, if there are locks. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  readonly join: (name: string, hear: (message: object) => void) => Channel
}

export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly entry: string
}

export type NavigationKind = 'link' | 'history' | 'amendment' | 'other'

export type Guard = {
  readonly isGuarded: () => boolean
  readonly ask: () => void
}

export type View = {
  /** Settles when the page is there, or will not come. */
  readonly go: (address: string, how?: { readonly replace?: boolean }) => Promise<void>
  /** Replaces the address of the page once it is painted; does nothing while another page is loading. */
  readonly amend: (address: string) => void
  readonly goBackOr: (address: string, how?: { readonly replace?: boolean }) => void
  readonly loadDocument: (address: string) => void
  readonly place: () => Place
  /** Called once the page is shown: now, and after each navigation. */
  readonly watchPlace: (tell: (place: Place, way: NavigationKind | null) => void) => End
  /** Called before the page is left, so that its address may still be amended. */
  readonly watchLinks: (tell: () => void) => End
  readonly setLeaveGuard: (guard: Guard) => End
  readonly goOn: () => void
  readonly stay: () => void
  readonly warnOnUnload: () => End
  readonly showTop: () => void
  readonly showEntry: (entry: string) => void
  readonly showSection: (fragment: string, isSmooth: boolean) => void
  readonly watchMoves: (tell: () => void) => End
  readonly applySettings: (settings: AccessibilitySettings) => void
}

export type Files = {
  readonly offer: (name: string, text: string, type?: 'text/html' | 'application/json') => void
  readonly download: (path: string) => void
  readonly read: (file: ChosenFile) => Promise<string>
  readonly readDocument: (file: ChosenFile, signal: AbortSignal) => Promise<DocumentText>
}

export type OfflinePageCache = {
  readonly begin: () => Promise<boolean>
  /** Kept pages that would be shown, by address, with the time each was kept, in milliseconds. */
  readonly list: () => Promise<ReadonlyMap<string, number>>
  readonly fetch: (address: string) => Promise<boolean>
  readonly keep: (address: string, html: string) => Promise<void>
  readonly retainOnly: (addresses: ReadonlyArray<string>) => Promise<void>
  readonly end: () => Promise<void>
}

export type Offline = {
  readonly isUsed: () => Promise<boolean>
  readonly open: () => Promise<OfflinePageCache | null>
}

export type Signals = {
  readonly privacy: boolean
  readonly watchWishes: (tell: (wishes: SystemWishes) => void) => End
}

export type Maps = {
  /** null for an unknown address. Rejects when the service does not load. */
  readonly find: (service: MapsService, address: string) => Promise<PlaceOnEarth | null>
}

export type Ports = {
  readonly api: SiteApi
  readonly readers: () => Promise<Readers>
  readonly accountWriter: () => Promise<AccountWriter>
  readonly upload: Upload
  readonly device: Device
  readonly cookies: Cookies
  readonly tabs: Tabs
  readonly files: Files
  readonly offline: Offline
  readonly clock: Clock
  readonly view: View
  readonly signals: Signals
  readonly maps: Maps
  readonly prove: (operation: string) => Promise<string>
  readonly readText: (path: string) => Promise<string>
  readonly random: (count: number) => Uint8Array
  readonly report: (path: string, message: object) => void
  readonly inspect?: (event: InspectionEvent) => void
}

export type Running = Pick<Ports, 'clock' | 'inspect'>

/** Listeners in this tab hear it too, if they have joined. */
export function broadcastToTabs(tabs: Tabs, topic: string, message: object): void {
  const channel = tabs.join(topic, () => {})
  channel.say(message)
  channel.leave()
}
