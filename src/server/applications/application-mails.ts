import { continueAddress } from '#addresses/application-address.ts'
import { paths } from '#addresses/paths.ts'
import type { SentForm } from '#contract/application-form.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { ContinuePage } from '#domain/applications/application-links.ts'
import { collapseWhitespace } from '#domain/text/plain-text.ts'
import { toDayText } from '#domain/account/unused-term.ts'
import type { Mail } from '../mail/outbox.ts'
import { subjectLine } from '../mail/mail-content.ts'
import { writeMail, type MailBody } from '../mail/write-mail.ts'
import type { MailHead } from '../accounts/account-mails.ts'

type Sections = SentForm['Sections']

type OfJob = { readonly job: string | null }

export type SentFiles = OfJob & { readonly count: number; readonly files: ReadonlyArray<string> }

export type SubmittedApplicationForm = OfJob & { readonly sections: Sections; readonly isConfirmed: boolean }

export type DraftEnding = OfJob & {
  readonly jobId: string
  /** Where its writer goes on. */
  readonly page: ContinuePage
  readonly endsAt: Date
}

/** Typed text may appear only in `SentFiles` and `SentWhole`. */
export type ApplicationMails = {
  submitted(to: string, sent: SentFiles): Mail
  resubmitted(to: string, sent: SentFiles): Mail
  whole(to: string, sent: SubmittedApplicationForm): Mail
  withdrawn(to: string, of: OfJob): Mail
  draftEnds(to: string, ending: DraftEnding & { readonly lifetime: number }): Mail
  jobClosed(to: string, ending: DraftEnding): Mail
}

export const newsLife = 3 * 24 * 60 * 60_000

export const forJob = (job: string | null) => (job === null ? 'for no job in particular' : `for the job “${job}”`)

const filesInWords = ({ count, files }: SentFiles) => {
  const number = count === 1 ? 'one file' : `${count} files`
  return files.length === 0 ? number : `${number}: ${files.join(', ')}`
}

export const why =
  'You are receiving this because an account on our website has this address and an application belongs to it.'
const see = (address: string) => ({ words: 'See your applications', address })

const submitted = (sent: SentFiles, address: string): MailBody => ({
  heading: 'We have your application',
  paragraphs: [
    `Your application ${forJob(sent.job)} has arrived, with ${filesInWords(sent)}.`,
    'Our recruiters will read it and write to you at this address. There is nothing more you need to do.',
    'Until they have decided, you can send a newer resume or withdraw with the link below.',
  ],
  link: see(address),
  why,
})

const resubmitted = (sent: SentFiles, address: string): MailBody => ({
  heading: 'We have your newer files',
  paragraphs: [
    `For your application ${forJob(sent.job)} we have ${filesInWords(sent)}.`,
    'They replace what you had sent before of the same kind. Our recruiters will read the newer files.',
  ],
  link: see(address),
  why,
})

const unmailed: ReadonlyArray<string> = ['veteran', 'ada'] satisfies ReadonlyArray<SectionName>

const fieldInWords = ({ Label, Value }: Sections[number]['Entries'][number][number]) =>
  collapseWhitespace(`${Label}${Label.endsWith('?') ? '' : ':'} ${Value}`)

function sectionParagraphs({ Title, Entries, Section }: Sections[number]): ReadonlyArray<string> {
  if (unmailed.includes(Section)) return []
  const [only, ...more] = Entries.map((fields) => fields.map(fieldInWords).join('; '))
  if (only === undefined) return [`${Title}: none.`]
  if (more.length === 0) return [`${Title} - ${only}`]
  return [only, ...more].map((entry, at) => `${Title} ${at + 1} - ${entry}`)
}

const formSubmitted = ({ job, sections, isConfirmed }: SubmittedApplicationForm, address: string): MailBody => ({
  heading: 'We have your application',
  paragraphs: [
    `Your application ${forJob(job)} has arrived, with its form and its files.`,
    'Our recruiters will read it and write to you at this address. There is nothing more you need to do.',
    ...(isConfirmed ? ['This is what you sent, except for what no one else should see:'] : []),
    ...(isConfirmed ? sections.flatMap(sectionParagraphs) : []),
  ],
  link: see(address),
  why,
})

const withdrawn = ({ job }: OfJob, address: string): MailBody => ({
  heading: 'Your application has been withdrawn',
  paragraphs: [
    `You have withdrawn your application ${forJob(job)}. Our recruiters no longer read it.`,
    'If you change your mind, you can apply again as long as the job is open.',
  ],
  link: see(address),
  why,
})

const draftPath = ({ jobId, page }: DraftEnding) => continueAddress(jobId, page)

const draftEnds = ({ job, endsAt }: DraftEnding, address: string): MailBody => ({
  heading: 'Your application is not submitted yet',
  paragraphs: [
    `You have started an application ${forJob(job)} and have not submitted it.`,
    `We will delete it with its files on ${toDayText(endsAt)}. To keep it, submit it, change its files or write in its form before that day.`,
  ],
  link: { words: 'Continue your application', address },
  why,
})

const jobClosed = ({ job, endsAt }: DraftEnding, address: string): MailBody => ({
  heading: 'A job that you were applying for has closed',
  paragraphs: [
    `You have started an application ${forJob(job)}. This job is no longer open, so the application cannot be submitted.`,
    `You can read what you wrote and open your files until we delete them on ${toDayText(endsAt)}.`,
  ],
  link: { words: 'Open your draft', address },
  why,
})

export function createApplicationMails({ firmName, origin }: MailHead): ApplicationMails {
  type Content = { readonly say: (address: string) => MailBody; readonly path?: string; readonly lifetime?: number }
  const write = (to: string, { say, path = paths.account.to(), lifetime = newsLife }: Content): Mail => {
    const said = say(`${origin()}${path}`)
    return { ...writeMail({ firmName, to, subject: subjectLine(`${said.heading} - ${firmName}`) }, said), lifetime }
  }
  return {
    submitted: (to, sent) => write(to, { say: (address) => submitted(sent, address) }),
    resubmitted: (to, sent) => write(to, { say: (address) => resubmitted(sent, address) }),
    whole: (to, sent) => write(to, { say: (address) => formSubmitted(sent, address) }),
    withdrawn: (to, of) => write(to, { say: (address) => withdrawn(of, address) }),
    draftEnds: (to, { lifetime, ...ending }) =>
      write(to, { say: (address) => draftEnds(ending, address), path: draftPath(ending), lifetime }),
    jobClosed: (to, ending) => write(to, { say: (address) => jobClosed(ending, address), path: draftPath(ending) }),
  }
}
