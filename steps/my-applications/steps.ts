import assert from 'node:assert/strict'
import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, scenarioValue, world } from '../harness/cucumber.ts'
import { withdrawalReasons } from '#contract/application-states.ts'
import { myApplicationsMachine } from '#machines/my-applications.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { toOwner } from '../session/steps.ts'
import { createJobsContent } from '../worlds/content.ts'
import type { ApplicationEntry } from './view-in-browser.ts'

defineStates('myApplicationsState', myApplicationsMachine)

const dayInMilliseconds = 24 * 60 * 60_000

const openedFile = scenarioValue<{ readonly name: string; readonly text: string }>('Nobody has opened a file.')

const formatLongDate = (moment: Date, timeZone?: string) =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', ...(timeZone && { timeZone }) })

const getApplication = (title: string) => {
  const found = world.applied.get(title)
  assert.ok(found, `Nobody has applied for "${title}".`)
  return found
}

Given('the firm now says of {string} that {string}', (title, summary) =>
  world.site.renew(createJobsContent(world.jobs.map((job) => (job['title'] === title ? { ...job, summary } : job)))),
)
When(/^([A-Z]\w+) (?:looks|has looked) at (?:her|his) applications$/, ({ myApplications }: Person) =>
  myApplications.open(),
)
When("{person} looks at her applications, and the firm's answer is slow to come", ({ myApplications }) =>
  myApplications.openSlowly(),
)
Given("the firm's answer about her applications is slow to come", () => world.lastNamed.myApplications.hold())
When(/^the firm's answer about her applications (?:is|has been) lost$/, () => world.lastNamed.myApplications.lose())

Given('the firm does what she wants, and its answer is lost', async () => {
  await world.lastNamed.myApplications.loseAnswer()
  await world.lastNamed.myApplications.states.listed()
})

When('{person} asks for her applications again', ({ myApplications }) =>
  myApplications.events['load.requested']({ type: 'load.requested' }),
)
When('{person} wants to withdraw {string}', ({ myApplications }, title) => myApplications.requestWithdrawal(title))

When('{person} withdraws {string} once more', async ({ myApplications }, title) => {
  await myApplications.requestWithdrawal(title)
  await myApplications.answer(true)
})

When('{person} withdraws {string} in another tab', ({ myApplications }, title) =>
  myApplications.withdrawInAnotherTab(title),
)
Given(/^([A-Z]\w+) has withdrawn (?:from )?"([^"]*)"(?: on another device)?$/, (person: Person, title: string) =>
  person.myApplications.withdrawOnAnotherDevice(toOwner(person), title),
)
When('{person} wants to delete her draft for {string}', ({ myApplications }, title) =>
  myApplications.requestDiscard(title),
)

Given('{person} gives the reason {string}', async ({ myApplications }, words) => {
  const reason = withdrawalReasons.find((each) => each === words)
  assert.ok(reason, `Nobody can give the reason "${words}".`)
  await myApplications.choose(reason)
})

When(/^([A-Z]\w+) (?:says|has said) that she is (sure|not sure)$/, ({ myApplications }: Person, said: string) =>
  myApplications.answer(said === 'sure'),
)
When('{person} asks for {string}', ({ myApplications }, name) => myApplications.requestFile(name))

When('{person} opens the submitted file {string}', async ({ myApplications }, name) => {
  openedFile.set(await myApplications.openFile(name))
})

Then('{myApplicationsState}', reachesState('myApplications'))
Then('{person} finds these applications', ({ myApplications }, table: DataTable) =>
  sees(myApplications.shows.entries, table.hashes() as unknown as ReadonlyArray<ApplicationEntry>),
)

const checkSentence = async ({ myApplications }: Person, title: string, sentence: string) => {
  await sees(async () => (await myApplications.shows.sentences(title)).includes(sentence), true)
}

Then('{person} reads of {string} {string}', (person, title, sentence) => checkSentence(person, title, sentence))

Then('the application for {string} says on which day it was submitted', async (title) => {
  const day = formatLongDate(new Date(getApplication(title).SubmittedAt ?? ''))
  await checkSentence(world.lastNamed, title, `Submitted on ${day}.`)
})

Then('the application for {string} says on which day it is deleted', async (title) => {
  const { StartedAt, DeletedOn } = getApplication(title)
  const [begun, end] = [formatLongDate(new Date(StartedAt)), formatLongDate(new Date(DeletedOn), 'UTC')]
  await checkSentence(
    world.lastNamed,
    title,
    `Started on ${begun}. We will delete this draft on ${end} unless you continue it.`,
  )
})

Then(
  '{person} reads of {string} that it is in review since {int} days later',
  async ({ myApplications }, title, days) => {
    const sent = new Date(getApplication(title).SubmittedAt ?? '')
    const day = (moment: Date) => moment.toLocaleDateString('sv-SE')
    await sees(
      () => myApplications.shows.history(title),
      [
        ['Submitted', day(sent)],
        ['In review', day(new Date(sent.getTime() + days * dayInMilliseconds))],
      ],
    )
  },
)

Then('the posting of her application for {string} says {string}', (title, words) =>
  sees(() => world.lastNamed.myApplications.shows.posting(title), words),
)
Then('{person} has the file {string} with {string}', (_person, name, words) =>
  assert.deepEqual(openedFile.get(), { name, text: `${words}\n` }),
)

Then('the firm knows that {int} applicant has withdrawn, and the reason {string}', async (count, reason) => {
  const reasons = await world.site.withdrawals()
  assert.deepEqual(
    reasons,
    Array.from({ length: count }, () => reason),
  )
})

const readPage = (words: string) => (words === 'the form' ? 'form' : 'files')

Then(
  /^"([^"]*)" (leads|also leads) on to "([^"]*)" with (files|the form)$/,
  (title: string, how: string, label: string, page: string) =>
    sees<readonly [string, string] | undefined>(async () => {
      const links = await world.lastNamed.myApplications.shows.links(title)
      return links[how === 'leads' ? 0 : 1]
    }, [label, readPage(page)]),
)
