import { all, listPartLinks, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrivacyPage } from './privacy-page.tsx'

const read = (onManageCookies: (() => void) | null, accountUnusedMonths = 36) =>
  readHtml(
    renderToStaticMarkup(
      <PrivacyPage
        phone="(571) 555-0142"
        accountUnusedMonths={accountUnusedMonths}
        applications={{ draftDays: 60, applicationDays: 400 }}
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
    'draft_contact',
    'draft_profile',
    'account_link_confirm',
    'places',
  ])
})
