import type { JobPostingHeader } from '#contract/jobs.ts'
import { paths } from '#addresses/paths.ts'
import { collapseWhitespace } from '#domain/text/plain-text.ts'
import { nameBeforeStop } from '#domain/text/name-before-stop.ts'
import type { Mail } from '../mail/outbox.ts'
import { subjectLine } from '../mail/mail-content.ts'
import { writeMail, type MailBody } from '../mail/write-mail.ts'
import type { Subject } from './subjects.ts'
import { listJob, nameJob } from './list-job.ts'

export type MailHead = { readonly firmName: string; readonly origin: () => string }

export type Subscriber = { readonly id: string; readonly EmailAddress: string }

export type NamedSubject = Pick<Subject, 'JobFunction' | 'Search'>

export type MailTemplates = {
  confirmation(to: string, subject: NamedSubject, subscriberId: string): Mail
  job(to: string, job: JobPostingHeader, subscriberId: string | null): Mail
  digest(subscriber: Subscriber, jobs: ReadonlyArray<JobPostingHeader>, subjects: ReadonlyArray<NamedSubject>): Mail
  yearly(subscriber: Subscriber): Mail
}

export const maxListed = 20
const maxNamed = 5

const rhythm = 'once a day at most, and only on days with new jobs'

function inWords({ JobFunction, Search }: NamedSubject): string {
  const words = collapseWhitespace(JobFunction)
  if (Search === null) return `jobs like ${words}`
  return words.replace(/^(All jobs|Jobs)(?=$| in | for | with )/, (first) => first.toLowerCase())
}

function nameAll(subjects: ReadonlyArray<NamedSubject>): string {
  const more = subjects.length - maxNamed
  return `${subjects.slice(0, maxNamed).map(inWords).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

type Writing = MailHead & { readonly to: string; readonly subject: string; readonly subscriberId: string | null }

function write({ firmName, origin, to, subject, subscriberId }: Writing, said: MailBody): Mail {
  const end = subscriberId && {
    words: 'See or end your job alerts',
    address: `${origin()}${paths.unsubscribe.to(subscriberId)}`,
  }
  const mail = writeMail({ firmName, to, subject }, { end: end || null, ...said })
  return subscriberId === null ? mail : { ...mail, subscriberId }
}

function writeConfirmation(writing: Writing, subject: NamedSubject): Mail {
  return write(writing, {
    heading: 'Your job alerts are on',
    paragraphs: [
      `From now on we will tell you about ${inWords(subject)}: ${rhythm}.`,
      'They continue until you end them with the link below: one click, no account needed. We then delete your address.',
    ],
    why: 'You are receiving this because this address was entered on our website to get job alerts. If it was not you, end them with the link below, and we will not write again.',
  })
}

function writeJob(writing: Writing, job: JobPostingHeader): Mail {
  const isSubscribed = writing.subscriberId !== null
  return write(writing, {
    heading: 'The job you asked for',
    jobs: [listJob(job, writing.origin())],
    paragraphs: isSubscribed
      ? [`We will also tell you about new jobs like this one: ${rhythm}. You can end that with the link below.`]
      : [],
    why: `You are receiving this because this address was entered on our website to send this job to.${isSubscribed ? '' : ' You will not receive anything else.'}`,
  })
}

function writeDigest(
  writing: Writing,
  jobs: ReadonlyArray<JobPostingHeader>,
  subjects: ReadonlyArray<NamedSubject>,
): Mail {
  const origin = writing.origin()
  const more = jobs.length - maxListed
  const address = `${origin}${paths.opportunities.to()}`
  return write(writing, {
    heading: jobs.length === 1 ? 'A new job for you' : `${jobs.length} new jobs for you`,
    jobs: jobs.slice(0, maxListed).map((job) => listJob(job, origin)),
    link: more > 0 ? { words: `And ${more} more: see current opportunities`, address } : null,
    why: `You are receiving this because you asked us for job alerts: ${nameBeforeStop(nameAll(subjects))}.`,
  })
}

const writeYearly = (writing: Writing): Mail =>
  write(writing, {
    heading: 'A year of job alerts',
    paragraphs: [
      'You have had job alerts for a year. Do nothing to keep them. If you no longer want them, the link below ends them with one click.',
    ],
    why: 'You are receiving this once because you asked us for job alerts a year ago.',
  })

export function createMailTemplates(head: MailHead): MailTemplates {
  const alerts = subjectLine(`Your job alerts from ${head.firmName}`)
  return {
    confirmation: (to, subject, subscriberId) =>
      writeConfirmation({ ...head, to, subject: alerts, subscriberId }, subject),
    job: (to, job, subscriberId) => writeJob({ ...head, to, subject: subjectLine(nameJob(job)), subscriberId }, job),
    digest({ id, EmailAddress }, jobs, subjects) {
      const more = jobs.length > 1 ? ` and ${jobs.length - 1} more` : ''
      const subject = subjectLine(jobs[0] ? nameJob(jobs[0]) : '', more)
      return writeDigest({ ...head, to: EmailAddress, subject, subscriberId: id }, jobs, subjects)
    },
    yearly: ({ id, EmailAddress }) =>
      writeYearly({
        ...head,
        to: EmailAddress,
        subject: subjectLine(`Keep your job alerts from ${head.firmName}`, '?'),
        subscriberId: id,
      }),
  }
}
