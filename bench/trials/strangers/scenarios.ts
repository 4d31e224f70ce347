import { call, read, transactionPath } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { bodyLimit } from '#server/http/data-routes.ts'
import { maxPipelined } from '#server/http/limit-pipelining.ts'
import { costlyScenarios, type Request, type Scenario } from './costly-scenarios.ts'

const get = (path: (turn: number) => string) => (turn: number) => ({ method: 'GET', path: path(turn) }) as const

const post =
  (body: (turn: number) => string) =>
  (turn: number): Request => ({ method: 'POST', path: `/${transactionPath}`, body: body(turn) })

const transaction = (operation: (turn: number) => Operation) =>
  post((turn) => JSON.stringify({ UserID: null, UserName: '', Operations: [operation(turn)] }))

const megabyte = 'x'.repeat(1024 * 1024)
const longText = 'x'.repeat(bodyLimit)

export const scenarios: ReadonlyArray<Scenario> = [
  { name: 'nothing', request: get(() => '/healthz') },
  { name: 'a parameter no page reads', request: get((turn) => `/careers/open?x=${turn}`) },
  { name: 'searches that nobody made', request: get((turn) => `/careers/open?search=word${turn}`) },
  { name: 'pages that are not there', request: get((turn) => `/no/such/page/${turn}`) },
  { name: 'jobs that are not there', request: get((turn) => `/careers/job/none${turn}`) },
  { name: 'new names of pictures', request: get((turn) => `/terrain/dark/1600x480/name-${turn}.svg`) },
  { name: 'the picture that hung the site', request: get(() => '/terrain/light/2400x16/attack.svg') },
  { name: 'bodies of 1 MB', request: post(() => megabyte) },
  { name: 'the longest bodies that are taken, no JSON', request: post(() => longText) },
  { name: 'reads of all jobs', request: transaction(() => read('JobPostingHeader')) },
  {
    name: 'reads that leave out a field each',
    request: transaction((turn) => read('JobPostingHeader', [], [`f${turn}`])),
  },
  {
    name: 'sign-ins with passwords',
    request: transaction((turn) => call('SignIn', `a${turn}@example.org`, 'guess', '')),
  },
  { name: 'calculations', request: get(() => '/data/captcha?for=ContactFormEmail') },
  { name: 'readers who never read', request: get(() => '/careers/open'), unread: maxPipelined },
  { name: 'forty requests at once on a connection', request: get(() => '/careers/open'), unread: 40 },
  { name: 'writers who never end', request: get(() => '/careers/open'), writes: 'slowly' },
  ...costlyScenarios,
]
