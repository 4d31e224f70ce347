import type { CounterJourney } from '../counter/journey.ts'
import type { AccessibilityJourney } from '../accessibility/journey.ts'
import type { AddressSyncJourney } from '../address-sync/journey.ts'
import type { CareersHomeJourney } from '../careers-home/journey.ts'
import type { ArrivalJourney } from '../arrival/journey.ts'
import type { CarouselJourney } from '../carousel/journey.ts'
import type { CookieConsentJourney } from '../cookie-consent/journey.ts'
import type { FireworksJourney } from '../fireworks/journey.ts'
import type { GuardedPageJourney } from '../guarded-page/journey.ts'
import type { JobAlertJourney } from '../job-alert/journey.ts'
import type { JobPageJourney } from '../job-page/journey.ts'
import type { JobSearchJourney } from '../job-search/journey.ts'
import type { JobSubscriptionsJourney } from '../job-subscriptions/journey.ts'
import type { PoliciesJourney } from '../policies/journey.ts'
import type { TheFirmJourney } from '../the-firm/journey.ts'
import type { LeavePageJourney } from '../leave-page/journey.ts'
import type { MessageFormJourney } from '../message-form/journey.ts'
import type { LeaveSiteJourney } from '../leave-site/journey.ts'
import type { MainMenuJourney } from '../main-menu/journey.ts'
import type { OfficePickerJourney } from '../office-picker/journey.ts'
import type { ReferenceListJourney } from '../reference-list/journey.ts'
import type { RuleAlertJourney } from '../rule-alert/journey.ts'
import type { SavedJobsFileJourney } from '../saved-jobs-file/journey.ts'
import type { SavedJobsOfflineJourney } from '../saved-jobs-offline/journey.ts'
import type { SavedJobsJourney } from '../saved-jobs/journey.ts'
import type { SocialFeedsJourney } from '../social-feeds/journey.ts'
import type { SystemMessagesJourney } from '../system-messages/journey.ts'
import type { ToastQueueJourney } from '../toast-queue/journey.ts'
import type { NewApplicant } from '#server/accounts/applicants.ts'
import type { SessionJourney } from '../session/journey.ts'
import type { ShareJobJourney } from '../share-job/journey.ts'
import type { SignInJourney } from '../sign-in/journey.ts'
import type { SiteSearchJourney } from '../site-search/journey.ts'
import type { TransactionJourney } from '../transaction/journey.ts'

/** What a notice at the edge of the screen is taken for. */
export type NoticeKind = 'note' | 'confirmation' | 'warning' | 'error'

/** Someone who uses the site, with what she can do there and see of it. */
export type Person = {
  readonly jobSearch: JobSearchJourney
  readonly jobAlert: JobAlertJourney
  readonly jobPage: JobPageJourney
  readonly jobSubscriptions: JobSubscriptionsJourney
  readonly savedJobs: SavedJobsJourney
  readonly savedJobsFile: SavedJobsFileJourney
  readonly savedJobsOffline: SavedJobsOfflineJourney
  readonly careersHome: CareersHomeJourney
  readonly carousel: CarouselJourney
  readonly cookieConsent: CookieConsentJourney
  readonly fireworks: FireworksJourney
  readonly socialFeeds: SocialFeedsJourney
  readonly policies: PoliciesJourney
  readonly theFirm: TheFirmJourney
  readonly leavePage: LeavePageJourney
  readonly messageForm: MessageFormJourney
  readonly arrival: ArrivalJourney
  readonly mainMenu: MainMenuJourney
  readonly leaveSite: LeaveSiteJourney
  readonly officePicker: OfficePickerJourney
  readonly accessibility: AccessibilityJourney
  readonly counter: CounterJourney
  readonly referenceList: ReferenceListJourney
  readonly guardedPage: GuardedPageJourney
  readonly session: SessionJourney
  readonly shareJob: ShareJobJourney
  readonly signIn: SignInJourney
  readonly siteSearch: SiteSearchJourney
  readonly addressSync: AddressSyncJourney
  readonly transaction: TransactionJourney
  readonly toastQueue: ToastQueueJourney
  readonly systemMessages: SystemMessagesJourney
  readonly ruleAlert: RuleAlertJourney
  /** Fails unless these words reach the person. */
  readonly isTold: (words: string) => Promise<void>
  /** Fails unless a notice of this kind with this title stands at the edge of the screen. */
  readonly isShown: (kind: NoticeKind, title: string) => Promise<void>
}

/** A mail to someone of the firm. */
export type Mail = {
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
}

/** Rows by entity, as they cross the wire. */
type Content = Readonly<Record<string, ReadonlyArray<unknown>>>

/** What the firm does on its site, whoever is there. */
export type Firm = {
  /** Replaces the content of the site, and forgets whoever has been there. */
  readonly publish: (content: Content) => Promise<void>
  /** Replaces the content of the site. */
  readonly renew: (content: Content) => Promise<void>
  /** Lets so many days pass, and the hour of the job alerts come. */
  readonly sendAlerts: (days: number) => Promise<void>
  /** The mail the site is about to send, the latest last. */
  readonly mails: () => Promise<ReadonlyArray<Mail>>
}

/** One way to put the site together so that people can use it. */
export type Assembly = Firm & {
  /** Makes an account. */
  readonly enrol: (applicant: NewApplicant) => Promise<void>
  /** Lets a new person in; `leave` ends her visit and fails on errors that nobody claimed. */
  readonly welcome: () => Promise<{ person: Person; leave: () => Promise<void> }>
  readonly close: () => Promise<void>
}
