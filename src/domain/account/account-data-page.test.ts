import { expect, test } from 'vitest'
import { writeAccountData } from './account-data-page.ts'

const at = '2026-11-24T17:20:31.000Z'

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
}

test('the page of what is kept says all of it in words, and nothing in it runs', () => {
  const page = writeAccountData('Tamarack Research', data)
  const words = page
    .slice(page.indexOf('<main>'))
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean)
  expect(words).toEqual([
    'Your account',
    'All that Tamarack Research keeps in your account, but for your password, which nobody can read.',
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
    'E-mails that you had before',
    'moss@example.org, until November 24, 2026 at 5:20 PM UTC',
  ])
  expect(page).toContain("default-src 'none'")
})
