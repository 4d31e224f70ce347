import type { BrowserVisit } from '../worlds/browser-visit.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { withoutScreen } from './journey-in-memory.ts'

const onScreenOnly = null

export const flows = {
  accessibility: [() => import('../accessibility/memory.ts'), () => import('../accessibility/browser.ts')],
  accountAlerts: [() => import('../account-alerts/memory.ts'), () => import('../account-alerts/browser.ts')],
  accountConfirmation: [
    () => import('../account-confirmation/memory.ts'),
    () => import('../account-confirmation/browser.ts'),
  ],
  accountLink: [() => import('../account-link/memory.ts'), () => import('../account-link/browser.ts')],
  accountLogin: [() => import('../account-login/memory.ts'), () => import('../account-login/browser.ts')],
  accountPage: [() => import('../account-page/memory.ts'), () => import('../account-page/browser.ts')],
  addressSync: [() => import('../address-sync/memory.ts'), () => import('../address-sync/browser.ts')],
  applicationForm: [() => import('../application-form/memory.ts'), () => import('../application-form/browser.ts')],
  appliedJobs: [() => import('../applied-jobs/memory.ts'), () => import('../applied-jobs/browser.ts')],
  applicationPart: [() => import('../application-part/memory.ts'), () => import('../application-part/browser.ts')],
  apply: [() => import('../apply/memory.ts'), () => import('../apply/browser.ts')],
  arrival: [() => import('../arrival/memory.ts'), () => import('../arrival/browser.ts')],
  attachment: [() => import('../attachment/memory.ts'), () => import('../attachment/browser.ts')],
  careersHome: [onScreenOnly, () => import('../careers-home/browser.ts')],
  carousel: [() => import('../carousel/memory.ts'), () => import('../carousel/browser.ts')],
  companyEvents: [() => import('../company-events/memory.ts'), () => import('../company-events/browser.ts')],
  cookieConsent: [() => import('../cookie-consent/memory.ts'), () => import('../cookie-consent/browser.ts')],
  counter: [() => import('../counter/memory.ts'), () => import('../counter/browser.ts')],
  draftLookup: [() => import('../draft-lookup/memory.ts'), () => import('../draft-lookup/browser.ts')],
  entryList: [() => import('../entry-list/memory.ts'), () => import('../entry-list/browser.ts')],
  fireworks: [() => import('../fireworks/memory.ts'), () => import('../fireworks/browser.ts')],
  guardedPage: [() => import('../guarded-page/memory.ts'), () => import('../guarded-page/browser.ts')],
  jobAlert: [() => import('../job-alert/memory.ts'), () => import('../job-alert/browser.ts')],
  jobPage: [() => import('../job-page/memory.ts'), () => import('../job-page/browser.ts')],
  jobSearch: [() => import('../job-search/memory.ts'), () => import('../job-search/browser.ts')],
  jobSubscriptions: [() => import('../job-subscriptions/memory.ts'), () => import('../job-subscriptions/browser.ts')],
  keptJobs: [() => import('../kept-jobs/memory.ts'), () => import('../kept-jobs/browser.ts')],
  leavePage: [() => import('../leave-page/memory.ts'), () => import('../leave-page/browser.ts')],
  myApplications: [() => import('../my-applications/memory.ts'), () => import('../my-applications/browser.ts')],
  leaveSite: [() => import('../leave-site/memory.ts'), () => import('../leave-site/browser.ts')],
  mainMenu: [() => import('../main-menu/memory.ts'), () => import('../main-menu/browser.ts')],
  form: [() => import('../form/memory.ts'), () => import('../form/browser.ts')],
  offlineSync: [() => import('../offline-sync/memory.ts'), () => import('../offline-sync/browser.ts')],
  officePicker: [() => import('../office-picker/memory.ts'), () => import('../office-picker/browser.ts')],
  policies: [onScreenOnly, () => import('../policies/browser.ts')],
  referenceList: [() => import('../reference-list/memory.ts'), () => import('../reference-list/browser.ts')],
  resumeReading: [() => import('../resume-reading/memory.ts'), () => import('../resume-reading/browser.ts')],
  ruleAlert: [() => import('../rule-alert/memory.ts'), () => import('../rule-alert/browser.ts')],
  savedJobs: [() => import('../saved-jobs/memory.ts'), () => import('../saved-jobs/browser.ts')],
  savedJobsCheck: [() => import('../saved-jobs-check/memory.ts'), () => import('../saved-jobs-check/browser.ts')],
  savedJobsClearing: [
    () => import('../saved-jobs-clearing/memory.ts'),
    () => import('../saved-jobs-clearing/browser.ts'),
  ],
  savedJobsFile: [() => import('../saved-jobs-file/memory.ts'), () => import('../saved-jobs-file/browser.ts')],
  savedJobsOffline: [() => import('../saved-jobs-offline/memory.ts'), () => import('../saved-jobs-offline/browser.ts')],
  sending: [() => import('../sending/memory.ts'), () => import('../sending/browser.ts')],
  session: [() => import('../session/memory.ts'), () => import('../session/browser.ts')],
  shareJob: [() => import('../share-job/memory.ts'), () => import('../share-job/browser.ts')],

  siteSearch: [() => import('../site-search/memory.ts'), () => import('../site-search/browser.ts')],
  socialFeeds: [() => import('../social-feeds/memory.ts'), () => import('../social-feeds/browser.ts')],
  systemMessages: [() => import('../system-messages/memory.ts'), () => import('../system-messages/browser.ts')],
  theFirm: [onScreenOnly, () => import('../the-firm/browser.ts')],
  toastQueue: [() => import('../toast-queue/memory.ts'), () => import('../toast-queue/browser.ts')],
  tokenRefresh: [() => import('../token-refresh/memory.ts'), () => import('../token-refresh/browser.ts')],
  transaction: [() => import('../transaction/memory.ts'), () => import('../transaction/browser.ts')],
  visitCounts: [() => import('../visit-counts/memory.ts'), () => import('../visit-counts/browser.ts')],
} as const

type Browser<Name extends keyof typeof flows> = Awaited<ReturnType<(typeof flows)[Name][1]>>

export type Journeys = {
  readonly [Name in keyof typeof flows]: Browser<Name>[`${Name}InBrowser` & keyof Browser<Name>] extends (
    visit: BrowserVisit,
  ) => infer Journey
    ? Journey
    : never
}

type Load<Name extends keyof Journeys, Place extends string, World> = () => Promise<{
  readonly [Export in `${Name}${Place}`]: (world: World) => Journeys[Name]
}>

type Flows = {
  readonly [Name in keyof Journeys]: readonly [
    inMemory: Load<Name, 'InMemory', MemoryWorld> | typeof onScreenOnly,
    inBrowser: Load<Name, 'InBrowser', BrowserVisit>,
  ]
}

const bothWorlds: Flows = flows

/** Flows about storage, tabs, history or new documents need real pages; all others run on the stage. */
export const coldFlows: ReadonlySet<keyof Journeys> = new Set([
  'addressSync',
  'arrival',
  'cookieConsent',
  'leaveSite',
  'offlineSync',
  'session',
  'systemMessages',
  'tokenRefresh',
])

export const flowFolder = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Make = (world: unknown) => unknown

const everyFlow = Object.keys(flows) as ReadonlyArray<keyof Journeys>

async function load<Name extends keyof Journeys>(place: 'InMemory' | 'InBrowser', names: ReadonlyArray<Name>) {
  const makers = await Promise.all(
    names.map(async (name): Promise<[string, Make]> => {
      const [inMemory, inBrowser] = bothWorlds[name]
      const chosen = place === 'InMemory' ? inMemory : inBrowser
      if (!chosen) return [name, () => withoutScreen(name, {})]
      const loaded = (await chosen()) as Readonly<Record<string, Make>>
      return [name, loaded[`${name}${place}`] as Make]
    }),
  )
  return (world: unknown) =>
    Object.fromEntries(makers.map(([name, make]) => [name, make(world)])) as unknown as Pick<Journeys, Name>
}

export const loadInMemory = (): Promise<(world: MemoryWorld) => Journeys> => load('InMemory', everyFlow)

export const loadInBrowser = (): Promise<(visit: BrowserVisit) => Journeys> => load('InBrowser', everyFlow)

export const loadSomeInBrowser = <Name extends keyof Journeys>(
  names: ReadonlyArray<Name>,
): Promise<(visit: BrowserVisit) => Pick<Journeys, Name>> => load('InBrowser', names)
