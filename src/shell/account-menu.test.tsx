import { all, listPartLinks, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccountMenu } from './account-menu.tsx'

const ada = { FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' }

const show = (isSignedIn: boolean, applicant: typeof ada | null) =>
  readHtml(renderToStaticMarkup(<AccountMenu isSignedIn={isSignedIn} applicant={applicant} onSignOut={() => {}} />))

test('an anonymous visitor is offered to sign in', () => {
  expect(listPartLinks(show(false, null))).toEqual([['Sign In', '/account-login']])
})

test('[C2.2-26] a signed-in applicant sees her initials, and her full name beside them', () => {
  const menu = show(true, ada)
  expect([listPartTexts(menu, 'summary'), listPartTexts(menu, 'p')]).toEqual([
    ['AM, account of Ada Moss'],
    ['Ada Moss', 'ada@example.org'],
  ])
})

test('[C2.2-27] the menu of a signed-in applicant offers Account, My Application and Sign Out, whether her name is known or not', () => {
  for (const applicant of [ada, null]) {
    const menu = show(true, applicant)
    expect([listPartLinks(menu), all(menu, 'button').map(getPartText)]).toEqual([
      [
        ['Account', '/account-management'],
        ['My Application', '/account-management/application'],
      ],
      ['Sign Out'],
    ])
  }
  const nameless = { ...ada, FirstName: '', LastName: '' }
  expect([null, nameless].map((who) => listPartTexts(show(true, who), 'summary'))).toEqual([['Account'], ['Account']])
})
