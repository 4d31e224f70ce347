import { equalOpportunityYears, retentionDays } from '#contract/retention.ts'
import type { PolicyPart } from './legal.ts'

export const privacyUpdated = { day: '2023-09-06', written: 'September 06, 2023' } as const

/** What the policy says of these is newer than the date above, which is the firm's to change (C1-28.b). */
export const privacyAdditions = 'The parts about accounts, applications and job alerts were added in November 2026.'

export const privacyLead =
  'What we learn about you when you visit this site, write to us or apply for a job, what we do with it, and how you can have a say.'

const logDays = 30

export const privacyPolicy = [
  {
    id: 'collect',
    title: 'What we collect',
    text: [
      'You can read this whole site, and search all of its jobs, without telling us who you are. This is all we learn:',
      [
        'When you write to us: your name, your address for the reply, and your message.',
        'When you introduce your company: what you put into its profile.',
        'When you sign in: when, and with which browser and system, such as “Firefox on Windows.” Until that session ends.',
        'When you create an account: your name, your email address and a password, of which we keep only a fingerprint that cannot be turned back.',
        'When you apply for a job: which one, what you write in the form, your note and your files, and what becomes of your application. Unless you sign in, none of that stays with us.',
        'When you combine your saved jobs with those in your account: which, and when you saved each.',
        'When you ask for job alerts: your email address and what you want to hear about.',
        'With every request: its time, what was asked for, and the network address it came from, in our log.',
        'When a page fails: what failed, and where.',
        'When you allow analytics: which pages and jobs are read, which jobs are saved or unsaved, and that somebody searched. Not tied to your name or account.',
      ],
      'We ask for nothing we do not need for the purpose at hand, and buy no information about you.',
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    text: [
      [
        'To answer you, and to consider you for the jobs you apply for.',
        'To send you the job alerts you asked for, until you unsubscribe with the link in each of them.',
        'To keep the site safe and running.',
        'To see which pages are useful, if you allow analytics.',
        'To meet the duties of a federal contractor and an employer, such as equal opportunity records.',
      ],
      'No decision about you is made by a program alone. Every application is read by a person.',
    ],
  },
  {
    id: 'share',
    title: 'Whom we share it with',
    text: [
      'We do not sell or trade what we know about you, or share it for advertising.',
      [
        'Companies that run our servers and deliver our email see what they must for that, under contract, and use it for nothing else.',
        'Government clients see the resume of an applicant only when a contract calls for it and the applicant has agreed.',
        'Courts and agencies get what the law makes us hand over.',
      ],
      'If you allow social media on this site, the companies behind the feeds on our media page learn that you read it. What they do with that is in their own policies.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    text: [
      'This site sets one cookie of its own and keeps a few things in the storage of your browser. Here is all of it.',
    ],
  },
  {
    id: 'ccpa',
    title: 'California privacy rights (CCPA)',
    text: [
      'The California Consumer Privacy Act gives you these rights if you live there. We grant them to everybody.',
      [
        'To know what we have collected about you in the last 12 months, where it came from, why we have it and who has seen it.',
        'To have it corrected, or deleted unless the law makes us keep it.',
        'To say that it is not to be sold or shared. We do neither, so there is nothing to turn off; if we ever wanted to, we would ask you first.',
        'To limit what we do with sensitive information. We use it only for what you gave it to us for.',
        'To be treated no differently for asking.',
      ],
      'We acknowledge your request within 10 days and answer it within 45. If we need longer we tell you why, and take 90 days at most. We ask for just enough to be sure that you are you. Someone else may ask for you if you have signed that they may.',
      'A browser that sends the Global Privacy Control signal has asked already: on this site it turns off social media feeds and visit counts.',
    ],
  },
  {
    id: 'keep',
    title: 'How long we keep it, and how we protect it',
    text: [
      [
        `Messages, and profiles of companies: ${retentionDays.messages} days on this site; the email that brings them to us, and our answers, two years after the last one.`,
        'Applications that you send us by email: two years, or until you ask us to delete them.',
        'Equal-opportunity answers, which those who decide never see: counts without names, for two years after the year of your application; by person only where the law makes us. A Social Security number, if we ask for one: encrypted.',
        'What happened to your account and when, such as a changed password: some months, never longer than the account.',
        'An email address that your account had before: about three months, so that its job alerts can be moved.',
        'Saved jobs in your account: until you remove them there, or the account is deleted.',
        `The address to which you have a job emailed: until the email has gone out, at most ${retentionDays.unsentEmails} days.`,
        'Job alerts: until you unsubscribe, or the account with their email address is deleted.',
        `Server logs: ${logDays} days.`,
        `Visit counts: ${retentionDays.visitCounts} days. They are numbers by page, job and day.`,
      ],
      'Everything travels encrypted, passwords are kept only as fingerprints, and those of us who see applications are those who need to. If something goes wrong, we tell you.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: ['We do not knowingly collect anything about children under 16, and delete what we find.'],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    text: ['When a change matters to those who have an account with us, we write to them before it takes effect.'],
  },
] as const satisfies ReadonlyArray<PolicyPart>

type Terms = { readonly draftDays: number; readonly applicationDays: number }

/** In days, from what the name says or from the day it came. */
export const listRetentions = ({ draftDays, applicationDays }: Terms) => [
  { name: 'Server logs', days: logDays },
  { name: 'A draft of an application, after its last change', days: draftDays },
  { name: 'An email address that your account had before', days: retentionDays.formerEmails },
  { name: 'Messages, and profiles of companies', days: retentionDays.messages },
  { name: 'The address to which you have a job emailed', days: retentionDays.unsentEmails },
  { name: 'The cookie with what you allow', days: 180 },
  { name: 'Visit counts', days: retentionDays.visitCounts },
  { name: 'An application, after it was decided', days: applicationDays },
  { name: 'Applications by email, and our answers', days: 730 },
  { name: 'Equal-opportunity counts, after their year', days: equalOpportunityYears * 365 },
]

export const unusedAccount = 'An account that nobody uses'

export const retentionNote = [
  'Source: the settings of this site.',
  'At most: what you delete yourself goes sooner.',
  'The words stand in “How long we keep it” below.',
]

export const retentionFinding = (count: string): string =>
  `${count} kinds of things, and how long each stays. Nothing here is sold, traded or shared for advertising.`

export const accountRetentionText = (term: string | null): string =>
  term === null
    ? 'Accounts: until you delete them.'
    : `Accounts: until you delete them, or have not used them for ${term}. Sixty and fourteen days before such an account ends we write to you; signing in keeps it.`

export const applicationRetentionText = ({ draftDays, applicationDays }: Terms): string =>
  `Applications with their files: a draft that you have not changed for ${draftDays} days is deleted, and we write to you fourteen and three days before. What you have submitted is deleted ${applicationDays} days after it was decided or withdrawn, or after you submitted it if neither happens; with your account it goes at once, and its files within two hours.`

export const privacyContact = {
  title: 'Ask us about your data',
  text: 'Tell us what you want to know, correct or delete. A person answers.',
} as const

/** Must name all that the site keeps in a browser, by its stored name. */
export const browserStorageItems = [
  {
    name: 'application_note',
    text: 'Session storage. The note of an application. Until you submit it, leave the page, sign out or close the tab.',
  },
  {
    name: 'application_parts',
    text: 'Session storage, or local storage if you asked to be kept logged in. What you wrote into the form of an application. Until we have it, you sign out, or somebody else writes one here. If your session ends first: until you close the tab, or at a visit a day later.',
  },
  {
    name: 'cookie_preferences',
    text: 'Cookie. What you allow this site, so that it does not ask again. 180 days from your last choice; some browsers delete it sooner.',
  },
  {
    name: 'cookie_notice_shown',
    text: 'Session storage. That you were asked about cookies. Until you close the tab.',
  },
  {
    name: 'session_ended',
    text: 'Local storage. Whose session ended here. Until you sign in to stay signed in.',
  },
  {
    name: 'account_deleted',
    text: 'Local storage. Which account was deleted. Until you sign in.',
  },
  {
    name: 'system_messages_seen',
    text: 'Session storage. Notices you saw. Until you close the tab.',
  },
  {
    name: 'saved_jobs',
    text: 'Local storage. The jobs you saved, with title, place and day. A search may send us their numbers, which we do not keep. Until you unsave them.',
  },
  {
    name: 'saved-jobs',
    text: 'Cache. The pages of those jobs, to show without a connection. Until you unsave them.',
  },
  {
    name: 'access_token',
    text: 'Session storage, or local storage if you asked to be kept logged in. Proves that you have signed in. Until you sign out or it expires.',
  },
  {
    name: 'accessibility_settings',
    text: 'Local storage. How you want to read. Until you reset it.',
  },
  {
    name: 'typefaces',
    text: 'Local storage. Which typefaces of this site your browser has. Until you delete it.',
  },
  {
    name: 'draft_contact',
    text: 'Session storage. A message you have started. Until you send or discard it, or close the tab.',
  },
  {
    name: 'draft_profile',
    text: 'Session storage. The same for the profile of a small business.',
  },
  {
    name: 'account_link_confirm',
    text: 'Session storage. The link that confirms your address, while you sign in to use it. Until you are back or close the tab.',
  },
  {
    name: 'places',
    text: 'Session storage. How far you had scrolled and which link you used, for the Back button. Until you close the tab.',
  },
] as const

export const forgetting =
  'You can delete all of it at any time in the settings of your browser, under cookies and site data.'
