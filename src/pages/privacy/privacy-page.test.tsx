import { all, listPartLinks, listPartTexts, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrivacyPage } from './privacy-page.tsx'

const usual = { draftDays: 60, applicationDays: 400 }

const read = (onManageCookies: (() => void) | null, accountUnusedMonths = 36, applications = usual) =>
  readHtml(
    renderToStaticMarkup(
      <PrivacyPage
        phone="(571) 555-0142"
        accountUnusedMonths={accountUnusedMonths}
        applications={applications}
        place={{ hash: '' }}
        onManageCookies={onManageCookies}
      />,
    ),
  )

const panel = (title: string, page = read(null)) => {
  const found = all(page, 'details').find((each) => all(each, 'summary').map(getPartText)[0] === title)
  if (!found) throw new Error(`No panel is called "${title}".`)
  return found
}

test('[C2.12-34][C1-28.a][C1-28.b] the policy says when it was last updated, and which parts came later', () => {
  const page = read(null)
  expect(all(page, 'time').map((time) => [time.attributes['dateTime'], getPartText(time)])).toEqual([
    ['2023-09-06', 'September 06, 2023'],
  ])
  expect(getPartText(page)).toContain(
    'Last updated September 06, 2023 . The parts about accounts, applications and job alerts were added in November 2026.',
  )
})

test('[C2.12-34][C9-13] who asks under the CCPA is acknowledged within 10 days and calls the line of the settings', () => {
  const ccpa = panel('California privacy rights (CCPA)')
  expect(getPartText(ccpa)).toContain('acknowledge your request within 10 days')
  expect(listPartLinks(ccpa)[0]).toEqual(['(571) 555-0142', 'tel:+15715550142'])
})

test('[C9-14] how long accounts are kept that nobody uses is what the firm has set', () => {
  const kept = [36, 18, 0].map((months) =>
    /Accounts: until you delete them[^.]*/.exec(
      getPartText(panel('How long we keep it, and how we protect it', read(null, months))),
    ),
  )
  expect(kept.map((found) => found?.[0])).toEqual([
    'Accounts: until you delete them, or have not used them for 3 years',
    'Accounts: until you delete them, or have not used them for 18 months',
    'Accounts: until you delete them',
  ])
})

test('[C9-14] how long applications are kept is what the firm has set', () => {
  const words = getPartText(panel('How long we keep it, and how we protect it'))
  const told = ['not changed for 60 days is deleted', 'deleted 400 days after it was decided or withdrawn']
  expect(told.map((each) => words.includes(each))).toEqual([true, true])
})

test('[C4.2-15] the cookies are told by name, and managed by a button only when the page answers', () => {
  const buttons = [null, () => {}].map((onManage) => all(panel('Cookies', read(onManage)), 'button').map(getPartText))
  expect(buttons).toEqual([[], ['Manage Cookies']])
  expect(all(panel('Cookies'), 'dt').map(getPartText)).toEqual([
    'application_note',
    'application_parts',
    'cookie_preferences',
    'cookie_notice_shown',
    'session_ended',
    'account_deleted',
    'system_messages_seen',
    'saved_jobs',
    'saved-jobs',
    'access_token',
    'accessibility_settings',
    'typefaces',
    'draft_contact',
    'draft_profile',
    'account_link_confirm',
    'places',
  ])
})

const listBars = (page: ReturnType<typeof read>) =>
  all(page, 'figure').flatMap((figure) =>
    all(figure, 'li').map((row) => [
      ...listPartTexts(row, 'span'),
      ...all(row, 'rect').map(({ attributes }) => attributes['width']),
    ]),
  )

test('[C9-14] how long each kind of data stays is drawn from what the firm has set', () => {
  expect(listBars(read(null, 36, { draftDays: 30, applicationDays: 730 }))).toEqual([
    ['Server logs', '30 days', '2.74%'],
    ['A draft of an application, after its last change', '30 days', '2.74%'],
    ['An email address that your account had before', '90 days', '8.22%'],
    ['Messages, and profiles of companies', '180 days', '16.44%'],
    ['The address to which you have a job emailed', '180 days', '16.44%'],
    ['The cookie with what you allow', '180 days', '16.44%'],
    ['Visit counts', '400 days', '36.53%'],
    ['An application, after it was decided', '2 years', '66.67%'],
    ['Applications by email, and our answers', '2 years', '66.67%'],
    ['Equal-opportunity counts, after their year', '2 years', '66.67%'],
    ['An account that nobody uses', '3 years', '100%'],
  ])
})

test.each([
  [36, 90, 'Eleven', '3 years'],
  [18, 900, 'Eleven', '900 days'],
  [0, 45, 'Ten', '2 years'],
])(
  '[C9-14] with accounts kept for %i months and drafts for %i days, the longest bar is the longest term',
  (months, draftDays, count, longest) => {
    const page = read(null, months, { draftDays, applicationDays: 400 })
    expect(all(page, 'figcaption').map(getPartText)).toEqual([
      `${count} kinds of things, and how long each stays. Nothing here is sold, traded or shared for advertising.`,
    ])
    expect(listBars(page).at(-1)?.[1]).toBe(longest)
    expect(getPartText(panel('How long we keep it, and how we protect it', page))).toContain(`for ${draftDays} days`)
  },
)

test('beside the policy stands whom to ask, by the line of the settings', () => {
  const [card] = all(read(null), 'address')
  expect(listPartLinks(card!)).toEqual([
    ['(571) 555-0142', 'tel:+15715550142'],
    ['privacy@tamarack.example', 'mailto:privacy@tamarack.example'],
  ])
})
