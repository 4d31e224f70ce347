import { expect, test } from 'vitest'
import { toArrivalEvents } from './arrival.ts'
import type { NavigationKind } from './ports.ts'

const stop = (address: string, entry = 'here') => {
  const { pathname, search, hash } = new URL(address, 'https://tamarack.example')
  return { pathname, search, hash, entry }
}

const arrive = (before: string | null, now: string, way: NavigationKind) =>
  toArrivalEvents(before === null ? null : stop(before), stop(now, 'there'), way)

const opened = { type: 'page.opened' }
const createSectionEvent = (fragment: string) => ({ type: 'section.requested', fragment })
const returned = { type: 'page.returned', entry: 'there' }

test.each<[string, string | null, string, NavigationKind, ReadonlyArray<object>]>([
  ['a visit begins', null, '/home', 'other', []],
  ['a visit begins at a section', null, '/services#soft%20ware', 'other', [createSectionEvent('soft ware')]],
  ['a link leads to another page', '/home', '/services', 'link', [opened]],
  [
    'a link leads to a section of another page',
    '/home',
    '/services#research',
    'link',
    [opened, createSectionEvent('research')],
  ],
  ['a link leads to the page that is here', '/home', '/home', 'link', [opened]],
  ['a form leads to another page', '/home', '/search?q=a', 'other', [opened]],
  [
    'a link leads to a section of this page',
    '/services',
    '/services#research',
    'link',
    [createSectionEvent('research')],
  ],
  ['the same section is asked for again', '/a#b', '/a#b', 'link', [createSectionEvent('b')]],
  ['a fragment cannot be decoded', null, '/a#%E0', 'other', [createSectionEvent('%E0')]],
  [
    'a link leads to another form',
    '/account-login?redirect=%2Fa',
    '/account-login?redirect=%2Fa&form=signUp',
    'link',
    [opened],
  ],
  ['a step back to another form', '/account-login?form=signUp', '/account-login', 'history', [returned]],
  ['the site leads to another form', '/account-login?form=recovery', '/account-login', 'other', [opened]],
  [
    'a link leads to another section of the form',
    '/account-management/application?jobPostingID=2',
    '/account-management/application?jobPostingID=2&section=education',
    'link',
    [opened],
  ],
  ['a link leads to the saved jobs', '/careers/open?search=x', '/careers/open?saved=true', 'link', [opened]],
  ['a filter leads to the saved jobs', '/careers/open', '/careers/open?saved=true', 'amendment', []],
  ['a link changes the query', '/contact', '/contact?office=x', 'link', []],
  ['a filter changes the query', '/careers/open', '/careers/open?search=x', 'other', []],
  ['a filter changes the query beside a fragment', '/a?b=1#c', '/a?b=2#c', 'other', []],
  ['a step in the history', '/careers/job/1', '/careers/open', 'history', [returned]],
  ['a step to a section that was left', '/home', '/services#research', 'history', [returned]],
  ['a step between sections', '/services#research', '/services', 'history', [returned]],
  ['a step between queries', '/contact?office=x', '/contact', 'history', []],
])('[C2.1-54][C2.1-56] %s', (_title, before, now, way, events) => {
  expect(arrive(before, now, way)).toEqual(events)
})
