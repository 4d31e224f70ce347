import type { AccountData, AccountSession } from '#contract/account-data.ts'
import { listSectionParts, type noForm } from '#contract/application-children.ts'
import { sectionNames, sections } from '#contract/application-sections.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import type { SavedJobRow } from '#contract/account-saved-jobs.ts'
import { escapeHtml, renderHtmlDocument } from '../text/html.ts'
import { formatFullName } from '../text/initials.ts'
import { formatDay } from '../time/dates.ts'
import { formatDateTime } from '../time/moments.ts'
import { deviceInWords } from './device-in-words.ts'

const at = (moment: string) => `${formatDateTime(moment, 'UTC')} UTC`

const renderFacts = (facts: ReadonlyArray<readonly [term: string, detail: string]>) =>
  `<dl>\n${facts.map(([term, detail]) => `<dt>${term}</dt>\n<dd>${escapeHtml(detail)}</dd>`).join('\n')}\n</dl>`

const renderTitledList = (title: string, items: ReadonlyArray<string>) =>
  `<h2>${title}</h2>
${items.length === 0 ? '<p>None.</p>' : `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`}`

const sessionInWords = ({ Device, StartedAt, LastUsed, IsKept, IsThis }: AccountSession) =>
  [
    `${deviceInWords(Device)}: signed in ${at(StartedAt)}, last used ${at(LastUsed)}`,
    IsKept && 'stays signed in',
    IsThis && 'the one that this file was made in',
  ]
    .filter(Boolean)
    .join(', ')

const savedJobInWords = ({ JobPosting_ID, SavedOn }: SavedJobRow) =>
  SavedOn === null ? `Job ${JobPosting_ID}` : `Job ${JobPosting_ID}, saved on ${formatDay(SavedOn)}`

const valueInWords = (value: string | ReadonlyArray<string>) => (typeof value === 'string' ? value : value.join(', '))

const formParagraphs = (application: Pick<ApplicantApplication, keyof typeof noForm>): ReadonlyArray<string> =>
  sectionNames.flatMap((name) =>
    listSectionParts(application, name).map(({ Values }) => {
      const labels: Readonly<Record<string, string>> = sections[name].form.labels
      const said = Object.entries(Values)
        .filter(([, value]) => value.length > 0)
        .map(([field, value]) => `${Object.hasOwn(labels, field) ? labels[field] : field}: ${valueInWords(value)}`)
      return `${sections[name].title}, ${said.join(', ') || 'nothing written'}`
    }),
  )

const sentParagraphs = ({ Form }: Pick<ApplicantApplication, 'Form'>): ReadonlyArray<string> =>
  (Form?.Sections ?? []).flatMap(({ Title, Entries }) =>
    Entries.map((fields) => `${Title} as sent, ${fields.map(({ Label, Value }) => `${Label}: ${Value}`).join(', ')}`),
  )

const applicationInWords = ({ Posting, History, Note, Attachments, ...application }: ApplicantApplication) =>
  [
    Posting === null ? 'For no job in particular' : `${Posting.JobFunction} (${Posting.TrackingNumber})`,
    `started ${at(application.StartedAt)}`,
    ...History.map(({ State, At }) => `${State} ${at(At)}`),
    ...Attachments.map(({ Name, SentAt }) => `${SentAt === null ? 'a file not submitted yet' : 'a file'}, ${Name}`),
    ...(Note === '' ? [] : [`your note: ${Note}`]),
    ...formParagraphs(application),
    ...sentParagraphs(application),
    `kept until ${formatDay(application.DeletedOn)}`,
  ].join('; ')

export const writeAccountData = (firmName: string, data: AccountData): string =>
  renderHtmlDocument({
    title: `Your account, ${firmName}`,
    body: `<h1>Your account</h1>
<p class="quiet">Everything ${escapeHtml(firmName)} keeps in your account, except for your password, which no one can read.</p>
${renderFacts([
  ['Name', formatFullName(data)],
  ['Email', data.Email],
  ['Email confirmed', data.EmailConfirmedAt === null ? 'Not yet' : at(data.EmailConfirmedAt)],
  ['Account created', at(data.CreatedAt)],
  ['Last used', at(data.UsedAt)],
])}
${renderTitledList('Where you are signed in', data.Sessions.map(sessionInWords))}
${renderTitledList(
  'What happened to your account',
  data.Events.map(({ What, At }) => `${at(At)}: ${What}`),
)}
${renderTitledList('Your saved jobs', data.SavedJobs.map(savedJobInWords))}
${renderTitledList(
  'Your job alerts',
  data.JobAlerts.map(({ JobFunction }) => JobFunction),
)}
${renderTitledList(
  'Email addresses you had before',
  data.FormerEmails.map(({ Email, ChangedAt }) => `${Email}, until ${at(ChangedAt)}`),
)}
${renderTitledList('What you applied for', data.Applications.map(applicationInWords))}`,
  })
