import type { JobPostingHeader } from '#contract/jobs.ts'
import { createApplicationMails, type ApplicationMails } from '../applications/application-mails.ts'
import { createFirmMails, type FirmMails } from '../firm/daily-mail.ts'
import { createStatusMails, type StatusMails } from '../firm/status-mails.ts'
import { createAccountMails, type AccountMails } from '../accounts/account-mails.ts'
import { createAttachmentMails, type AttachmentMails } from '../attachments/attachment-mails.ts'
import { makeTemporaryPassword } from '../accounts/temporary-passwords.ts'
import { createMailTemplates, type MailTemplates, type NamedSubject } from '../job-alerts/mail-templates.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { ada, longAddress, scripts, createText, sentSections, messageMails } from './mail-samples.testing.ts'
import type { Mail } from './outbox.ts'

export type MailSample = { readonly name: string; readonly mail: Mail }

type Cases<Writers> = { readonly [Name in keyof Writers]-?: Readonly<Record<string, Mail>> }

export const origin = () => 'https://firm.example'
const token = '-_'.repeat(16)
const id = 'f'.repeat(32)
const until = new Date('2026-11-27T23:59:59.999Z')

type Posting = Parameters<typeof posting>[2]
const job = (name: string, more: Posting = {}) =>
  posting(name, 'Cost Analyst', { JobFunction: 'Cost Analyst', ...more }) as unknown as JobPostingHeader

const bareJob = job('1', { JobFunction: 'A', City: null, State: null, ShortDescription: null, Responsibilities: null })
const longJob = job(`id/${'ü?&#"<'.repeat(30)}`, {
  JobFunction: createText(300),
  City: createText(100),
  State: createText(100),
  ShortDescription: createText(4_000),
})
const stopped = job('2', { JobFunction: 'Analyst,', City: 'Washington, D.C.', ShortDescription: 'Counts ships.' })
const inScripts = Object.values(scripts).map((name, at) =>
  job(`${name} ${at}`, { JobFunction: name, City: name, State: name, ShortDescription: name }),
)
const like: NamedSubject = { JobFunction: 'Cost Analyst', Search: null }
const searchSubject: NamedSubject = { JobFunction: 'Jobs in Virginia', Search: 'state=virginia' }
const many = <Value>(value: Value) => Array.from({ length: 500 }, () => value)

const recoveries = ({ recovery }: AccountMails) => ({
  own: recovery(ada, makeTemporaryPassword(), { kind: 'own' }),
  changed: recovery(ada, makeTemporaryPassword(), { kind: 'changed' }),
  unproven: recovery(longAddress, makeTemporaryPassword(), { kind: 'unproven', openedAt: until }),
})

const accounts = (mails: AccountMails): Cases<AccountMails> => ({
  welcome: { usual: mails.welcome(ada, token), 'a long address': mails.welcome(longAddress, token) },
  recovery: recoveries(mails),
  passwordChanged: { usual: mails.passwordChanged(ada) },
  emailReleased: {
    'can be undone': mails.emailReleased(ada, { token, until }),
    'no undo link': mails.emailReleased(ada, null),
  },
  emailAlreadyInUse: {
    'can be undone': mails.emailAlreadyInUse(longAddress, token, { until }),
    'no undo link': mails.emailAlreadyInUse(ada, token, null),
  },
  confirmation: { usual: mails.confirmation(ada, token) },
  emailRestored: { usual: mails.emailRestored(ada) },
  emailRemoved: { usual: mails.emailRemoved(ada) },
  alertsMoved: { usual: mails.alertsMoved(ada) },
  unused: {
    'after years': mails.unused(ada, { endsAt: until, months: 36, lifetime: 1_000 }),
    'after months': mails.unused(longAddress, { endsAt: until, months: 7, lifetime: 1_000 }),
  },
  deleted: {
    'with all': mails.deleted(ada, { hadAlerts: true, hadApplications: true, unusedMonths: null }),
    'without alerts': mails.deleted(ada, { hadAlerts: false, hadApplications: false, unusedMonths: null }),
    unused: mails.deleted(ada, { hadAlerts: true, hadApplications: false, unusedMonths: 36 }),
  },
  formerDeleted: { usual: mails.formerDeleted(ada) },
})

const jobTitles = {
  usual: 'Cost Analyst',
  'no job': null,
  'a long name': createText(300),
  'another script': scripts.arabic,
}
const ofJobs = (write: (job: string | null) => Mail) =>
  Object.fromEntries(Object.entries(jobTitles).map(([name, title]) => [name, write(title)]))

const ending = { jobId: '2', page: 'form', endsAt: until } as const

const applications = (mails: ApplicationMails): Cases<ApplicationMails> => {
  const files = many('a/ü <b>".pdf').slice(0, 5)
  return {
    submitted: {
      ...ofJobs((title) => mails.submitted(longAddress, { job: title, count: 5, files })),
      'one file': mails.submitted(ada, { job: 'Cost Analyst', count: 1, files: ['a.pdf'] }),
      'no names': mails.submitted(ada, { job: 'Cost Analyst', count: 2, files: [] }),
    },
    resubmitted: {
      ...ofJobs((title) => mails.resubmitted(ada, { job: title, count: 1, files: [] })),
      'many files': mails.resubmitted(ada, { job: null, count: 5, files }),
    },
    whole: {
      ...ofJobs((title) => mails.whole(ada, { job: title, sections: sentSections, isConfirmed: true })),
      'not confirmed': mails.whole(ada, { job: 'Cost Analyst', sections: sentSections, isConfirmed: false }),
    },
    withdrawn: ofJobs((title) => mails.withdrawn(ada, { job: title })),
    draftEnds: ofJobs((title) => mails.draftEnds(ada, { ...ending, job: title, lifetime: 1_000 })),
    jobClosed: ofJobs((title) => mails.jobClosed(ada, { ...ending, job: title })),
  }
}

const digests = ({ digest }: MailTemplates) => {
  const to = { id, EmailAddress: ada }
  return {
    'one job, one alert': digest(to, [job('1')], [like]),
    'a job with a name alone': digest(to, [bareJob], [searchSubject]),
    'two jobs, two alerts': digest(to, [job('1'), bareJob], [like, searchSubject]),
    'twenty-one jobs, six alerts': digest(to, many(job('1')).slice(0, 21), many(searchSubject).slice(0, 6)),
    '500 jobs, 500 alerts': digest(to, many(longJob), many({ ...like, JobFunction: createText(300) })),
    'other scripts': digest(
      to,
      inScripts,
      inScripts.map(({ JobFunction }) => ({ ...like, JobFunction })),
    ),
    'full stops and commas': digest(to, [stopped], [{ ...like, JobFunction: 'Analyst Inc.' }]),
  } satisfies Readonly<Record<string, Mail>>
}

const alerts = (templates: MailTemplates): Cases<MailTemplates> => ({
  confirmation: {
    'jobs like one': templates.confirmation(ada, like, id),
    'a search': templates.confirmation(ada, searchSubject, id),
    'a long name': templates.confirmation(longAddress, { ...like, JobFunction: createText(300) }, id),
    'another script': templates.confirmation(ada, { ...like, JobFunction: scripts.arabic }, id),
    'a full stop': templates.confirmation(ada, { ...like, JobFunction: 'Analyst Inc.' }, id),
  },
  job: {
    'with alerts': templates.job(ada, job('1'), id),
    'without alerts': templates.job(ada, job('1'), null),
    'a name alone': templates.job(ada, bareJob, null),
    'all at its longest': templates.job(longAddress, longJob, id),
    'full stops and commas': templates.job(ada, stopped, null),
    ...Object.fromEntries(inScripts.map((one, at) => [`another script ${at}`, templates.job(ada, one, null)])),
  },
  digest: digests(templates),
  yearly: { usual: templates.yearly({ id, EmailAddress: ada }) },
})

const attachments = ({ harmful }: AttachmentMails): Cases<AttachmentMails> => ({
  harmful: { usual: harmful(ada), 'a long address': harmful(longAddress) },
})

const statusMails = (mails: StatusMails): Cases<StatusMails> => ({
  'in review': ofJobs((title) => mails['in review'](ada, { job: title })),
  interview: ofJobs((title) => mails.interview(ada, { job: title })),
  offer: ofJobs((title) => mails.offer(ada, { job: title })),
  hired: ofJobs((title) => mails.hired(longAddress, { job: title })),
  'not selected': ofJobs((title) => mails['not selected'](ada, { job: title })),
})

const toFirm = ({ daily }: FirmMails): Cases<FirmMails> => {
  const analyst = { posting: '1', job: 'Cost Analyst (T-1)' } as const
  const came = { ...analyst, what: 'submitted', reason: null, count: 1, unconfirmed: 0 } as const
  const again = { ...came, what: 'resubmitted' } as const
  const gone = { ...came, what: 'withdrawn', count: 12 } as const
  return {
    daily: {
      'one application': daily([came]),
      'all that can come': daily([
        { ...came, unconfirmed: 1 },
        again,
        gone,
        { ...gone, reason: 'I accepted another job' },
      ]),
      'more than it lists': daily(many(came).map((each, at) => ({ ...each, posting: `${at}`, job: createText(300) }))),
      'other scripts': daily(Object.values(scripts).map((title) => ({ ...came, posting: title, job: title }))),
    },
  }
}

const createMailCases = (firmName: string) => ({
  accounts: accounts(createAccountMails({ firmName, origin })),
  applications: applications(createApplicationMails({ firmName, origin })),
  attachments: attachments(createAttachmentMails({ firmName, origin })),
  firm: { ...statusMails(createStatusMails({ firmName, origin })), ...toFirm(createFirmMails({ firmName, to: ada })) },
  'job alerts': alerts(createMailTemplates({ firmName, origin })),
  messages: messageMails(firmName),
})

export const writerNames = (): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(Object.entries(createMailCases('A firm')).map(([part, writers]) => [part, Object.keys(writers)]))

const firmNames = ['Tamarack Research, Inc.', 'O', `${createText(96)} Inc.`, scripts.chinese]

export const everyMail: ReadonlyArray<MailSample> = firmNames.flatMap((firmName) =>
  Object.entries(createMailCases(firmName)).flatMap(([part, writers]) =>
    Object.entries(writers).flatMap(([writer, cases]) =>
      Object.entries(cases).map(([name, mail]) => ({ name: `${part}, ${writer}, ${name}, ${firmName}`, mail })),
    ),
  ),
)
