import type { SiteApi } from '#contract/site-api.ts'
import type { MapsService } from '#contract/site-settings.ts'
import type { AccessibilitySettings, SystemWishes } from '#domain/visit/accessibility-settings.ts'
import type { Place as PlaceOnEarth } from '#domain/places/distance.ts'
import type { ChosenFile } from '#machines/saved-jobs-file.machine.ts'
import type { InspectionEvent } from 'xstate'
import type { AccountWriter, Readers } from './late-code.ts'
import type { Upload } from './upload-port.ts'

/** Ends what it was given for. */
export type End = () => void

/** The time of a world: given to every actor as its clock, and asked by everyone for the moment. */
export type Clock = {
  /** Milliseconds since 1970 by the device. */
  readonly now: () => number
  /** The day that it is where the visitor is, as yyyy-mm-dd. */
  readonly today: () => string
  /** @param delay milliseconds */
  readonly setTimeout: (run: () => void, delay: number) => unknown
  readonly clearTimeout: (id: unknown) => void
}

/** A place for texts on a device. It never throws: what it does not do, it says. */
export type Store = {
  /** Null when there is nothing, or when the device refuses. */
  readonly read: (key: string) => string | null
  /** False when there is no room or it is not allowed. */
  readonly keep: (key: string, text: string) => boolean
  readonly drop: (key: string) => void
}

/** What a browser keeps for the visitors of the site. */
export type Device = {
  /** Shared by all tabs; outlives them. */
  readonly shared: Store
  /** Belongs to one tab and ends with it. */
  readonly tab: Store
  /** Tells that what stands under a key may be another now: another tab changed it, or the page was away. */
  readonly watch: (key: string, tell: () => void) => End
}

/** The cookies of the site, as far as its scripts may see them. */
export type Cookies = {
  readonly read: (name: string) => string | null
  /** Asks the browser to keep a cookie; false when it did not. @param lifetime seconds */
  readonly keep: (name: string, text: string, lifetime: number) => boolean
  /** Tells that a cookie may be another now. */
  readonly watch: (tell: () => void) => End
}

/** A conversation with the other tabs of the same browser. */
export type Channel = {
  readonly say: (message: object) => void
  /** Settles when each of them has had the time to answer what was said. */
  readonly answered: () => Promise<void>
  readonly leave: End
}

/** The other tabs of the same browser. */
export type Tabs = {
  /** Does something while no other tab does it. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Joins a conversation. @param hear is told what another tab says */
  readonly join: (name: string, hear: (message: object) => void) => Channel
}

/** Where a visitor is on the site, and in its history. */
export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Names the entry of the history. */
  readonly entry: string
}

/** How a place was reached: by a link of the site, by a step in the history, or in another way, such as a filter. */
export type Way = 'link' | 'history' | 'other'

/** Who is asked before a visitor leaves a page. */
export type Guard = {
  readonly isGuarded: () => boolean
  /** Somebody wants to leave, and waits for `goOn` or `stay`. */
  readonly ask: () => void
}

/** Where the visitor is, and what she sees of the page there. */
export type View = {
  /** Goes to an address of the site; settles when its page is there, or will not come. */
  readonly go: (address: string, how?: { readonly replace?: boolean }) => Promise<void>
  /** Replaces the address of the page by another of its own, unless the visitor is on her way to another page. */
  readonly amend: (address: string) => void
  /** Returns to the entry of the history before this one; to an address of the site when there is none. */
  readonly goBackOr: (address: string, how?: { readonly replace?: boolean }) => void
  /** Leaves for an address elsewhere. */
  readonly leaveFor: (address: string) => void
  readonly place: () => Place
  /** Tells where the visitor is once the page stands there: now, and after each navigation. */
  readonly watchPlace: (tell: (place: Place, way: Way | null) => void) => End
  /** Tells that a link of the site is followed, while the page still stands at its address and may amend it. */
  readonly watchLinks: (tell: () => void) => End
  /** Has each navigation to another page ask first. */
  readonly guardBy: (guard: Guard) => End
  /** Lets those who were asked go on. */
  readonly goOn: () => void
  /** Keeps those who were asked here. */
  readonly stay: () => void
  /** Has the browser itself ask before the page is reloaded or closed. */
  readonly warnOnUnload: () => End
  /** Shows the page from its top, with the focus on its heading. */
  readonly showTop: () => void
  /** Shows the page as it was left, with the focus where it was. */
  readonly showEntry: (entry: string) => void
  /** Shows a section of the page, with the focus on its heading. @param isSmooth whether the page may move by itself */
  readonly showSection: (fragment: string, isSmooth: boolean) => void
  /** Tells when the visitor moves the page by hand. */
  readonly watchMoves: (tell: () => void) => End
  /** Gives the page the look that these settings ask for. */
  readonly applySettings: (settings: AccessibilitySettings) => void
}

/** The files of a visitor, as far as she hands them to the page. */
export type Files = {
  /** Hands her a text to keep as a file: a page, when nothing else is said. */
  readonly offer: (name: string, text: string, type?: 'text/html' | 'application/json') => void
  /** Has her browser keep what stands at a path of this site. */
  readonly download: (path: string) => void
  /** The text of a file in UTF-8; rejects when it cannot be read. */
  readonly read: (file: ChosenFile) => Promise<string>
}

/** The pages that a device keeps for the time without a connection. Nothing of it throws. */
export type KeptPages = {
  /** Has kept pages shown whenever the site cannot be reached; false when the browser does not do that. */
  readonly begin: () => Promise<boolean>
  /** The addresses of the pages that are kept and would be shown, each with the moment of that, in milliseconds. */
  readonly list: () => Promise<ReadonlyMap<string, number>>
  /** Keeps a page as the site has it now, with what it is looked at with; false when it does not come or fit in. */
  readonly fetch: (address: string) => Promise<boolean>
  /** Keeps a page that was written here, if it fits in. */
  readonly keep: (address: string, html: string) => Promise<void>
  /** Drops all other pages, and what only they were looked at with. */
  readonly keepOnly: (addresses: ReadonlyArray<string>) => Promise<void>
  /** Drops all pages, and shows none any more. */
  readonly end: () => Promise<void>
}

/** What a device shows without a connection. */
export type Offline = {
  /** Whether pages are shown, or were. */
  readonly isUsed: () => Promise<boolean>
  /** The pages, once the device has nothing else to do; null when it cannot keep any. */
  readonly open: () => Promise<KeptPages | null>
}

/** What the system of the visitor asks of every site. */
export type Signals = {
  /** Whether the browser asks not to sell or share what a site learns (C4.2-03). */
  readonly privacy: boolean
  /** Tells what the system wishes, now and at each change. */
  readonly watchWishes: (tell: (wishes: SystemWishes) => void) => End
}

/** The maps service of the firm. */
export type Maps = {
  /** Where an address is; null when the service does not know it. Rejects when the service does not come. */
  readonly find: (service: MapsService, address: string) => Promise<PlaceOnEarth | null>
}

/** What a world must give for the site to run in it. */
export type Ports = {
  readonly api: SiteApi
  /** What reads the payloads of replies. Rejects with `TransportFailure` when it does not come. */
  readonly readers: () => Promise<Readers>
  /** What writes the page of an account. Rejects when it does not come. */
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
  /** Gives the proof of no robot that an operation asks for. */
  readonly prove: (operation: string) => Promise<string>
  /** The text of a static file of the site (C7.2-07). Rejects when it does not come. @param path relative to its origin */
  readonly readText: (path: string) => Promise<string>
  /** Bytes that nobody can foresee. */
  readonly random: (count: number) => Uint8Array
  /** Tells the server something without waiting for an answer. @param path relative to the origin of the site */
  readonly report: (path: string, message: object) => void
  /** Is shown every event of every actor. */
  readonly inspect?: (event: InspectionEvent) => void
}

/** How every actor of a site runs: in the time of its world, and seen by the one who inspects it. */
export type Running = Pick<Ports, 'clock' | 'inspect'>
