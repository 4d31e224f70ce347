import { noForm } from '#contract/application-children.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import { expect, test } from 'vitest'
import { writeAccountData } from './account-data-page.ts'

const at = '2026-11-24T17:20:31.000Z'

const file = { Attachment_ID: 'a file', AttachmentType_ID: '1', Size: 1000, UploadedAt: at, Scan: 'clean' } as const

const application: ApplicantApplication = {
  Application_ID: 'one',
  JobPosting_ID: 'generic',
  Posting: null,
  IsPostingOpen: true,
  State: 'submitted',
  Note: '<i>I can begin</i> in May.',
  StartedAt: at,
  SubmittedAt: at,
  DeletedOn: '2028-11-23',
  History: [{ State: 'submitted', At: at }],
  ...noForm,
  Attachments: [
    { ...file, Name: 'moss.pdf', SentAt: at },
    { ...file, Name: 'newer.pdf', SentAt: null },
  ],
}

const data = {
  FirstName: 'Ada',
  LastName: '<Moss>',
  Email: 'ada@example.org',
  CreatedAt: at,
  UsedAt: at,
  EmailConfirmedAt: null,
  Sessions: [{ Session_ID: 'one', Device: '<b>Firefox</b>', StartedAt: at, LastUsed: at, IsKept: true, IsThis: false }],
  Events: [{ What: 'password changed', At: at }],
  SavedJobs: [
    { JobPosting_ID: '2', SavedOn: '2026-11-12' },
    { JobPosting_ID: '4', SavedOn: null },
  ],
  JobAlerts: [],
  FormerEmails: [{ Email: 'moss@example.org', ChangedAt: at, JobAlerts: 0 }],
  Applications: [application],
}

test('the page holds what is written of a form, by its labels, and the form in the words in which it was sent', () => {
  const part = (Entry: string, Values: Readonly<Record<string, string | ReadonlyArray<string>>>) => ({
    Entry,
    Values,
    Version: 1,
    ChangedAt: at,
    IsTakenOver: false,
  })
  const form: ApplicantApplication = {
    ...application,
    Note: '',
    Attachments: [],
    EmploymentHistory: [
      part('a', { Employer: '<b>Ash</b>', IsCurrent: ['I still work there'], Duties: '', toString: 'of tomorrow' }),
      part('b', {}),
    ],
    EqualOpportunity: [part('', { Gender_ID: '1' })],
    SocialSecurityNumber: [part('', { Number: '•••-••-6789' })],
    Form: {
      SentAt: at,
      Sections: [
        { Section: 'veteran', Title: 'Veteran status', Entries: [[{ Field: 'x', Label: 'Veteran', Value: 'None' }]] },
        { Section: 'references', Title: 'References', Entries: [] },
      ],
    },
  }
  const page = writeAccountData('Tamarack Research', { ...data, Applications: [form] })
  expect(/<li>(For no job[^]*?)<\/li>/.exec(page)?.[1]?.split('; ').slice(3)).toEqual([
    'Employment, Employer: &lt;b&gt;Ash&lt;/b&gt;, Still there: I still work there, toString: of tomorrow',
    'Employment, nothing written',
    'Equal opportunity, Gender: 1',
    'Social Security number, Social Security number: •••-••-6789',
    'Veteran status as sent, Veteran: None',
    'kept until November 23, 2028',
  ])
})

test('the page of what is kept says all of it in words, and nothing in it runs', () => {
  const page = writeAccountData('Tamarack Research', data)
  const words = page
    .slice(page.indexOf('<main>'))
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean)
  expect(words).toEqual([
    'Your account',
    'Everything Tamarack Research keeps in your account, except for your password, which no one can read.',
    'Name',
    'Ada &lt;Moss&gt;',
    'Email',
    'ada@example.org',
    'Email confirmed',
    'Not yet',
    'Account created',
    'November 24, 2026 at 5:20 PM UTC',
    'Last used',
    'November 24, 2026 at 5:20 PM UTC',
    'Where you are signed in',
    '&lt;b&gt;Firefox&lt;/b&gt;: signed in November 24, 2026 at 5:20 PM UTC, last used November 24, 2026 at 5:20 PM UTC, stays signed in',
    'What happened to your account',
    'November 24, 2026 at 5:20 PM UTC: password changed',
    'Your saved jobs',
    'Job 2, saved on November 12, 2026',
    'Job 4',
    'Your job alerts',
    'None.',
    'Email addresses you had before',
    'moss@example.org, until November 24, 2026 at 5:20 PM UTC',
    'What you applied for',
    'For no job in particular; started November 24, 2026 at 5:20 PM UTC; submitted November 24, 2026 at 5:20 PM UTC; a file, moss.pdf; a file not submitted yet, newer.pdf; your note: &lt;i&gt;I can begin&lt;/i&gt; in May.; kept until November 23, 2028',
  ])
  expect(page).toContain("default-src 'none'")
})
