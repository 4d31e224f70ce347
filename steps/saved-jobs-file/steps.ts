import { Given, Then, When } from '@cucumber/cucumber'
import { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { files, type FileName } from './files.ts'
import type { SavedJobsFileJourney } from './journey.ts'
import { textOf } from './text-of.ts'

defineStates('savedJobsFileState', savedJobsFileMachine)

async function takeAlong(this: SiteWorld, person: Person) {
  const journey = person.savedJobsFile
  await journey.open()
  this.savedJobsFile = await journey.takeAlong()
}

Given(/^([A-Z]\w+) (?:takes|has taken) (?:her|his) saved jobs with (?:her|him) as a file$/, takeAlong)

When(/^([A-Z]\w+) (?:adds|has added) the jobs in that file$/, async function (this: SiteWorld, person: Person) {
  const journey = person.savedJobsFile
  await journey.open()
  await journey.choose(() => Buffer.from(this.savedJobsFile))
})

When(
  /^([A-Z]\w+) (?:adds|has added) the jobs in "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, file: string) {
    const journey = person.savedJobsFile
    await journey.open()
    await journey.choose(files[file as FileName])
  },
)

Given('a mail program has broken the lines of that file', function (this: SiteWorld) {
  this.savedJobsFile = this.savedJobsFile.replaceAll(/(.{70}) /g, '$1\r\n')
})

Then('{savedJobsFileState}', async function (this: SiteWorld, state: keyof SavedJobsFileJourney['states']) {
  await this.lastNamed.savedJobsFile.states[state]()
})

Then('{person} is told about the file: {string}', async function (this: SiteWorld, person: Person, told: string) {
  await sees(person.savedJobsFile.shows.told, told)
})

Then('the file says {string}', function (this: SiteWorld, words: string) {
  const text = textOf(this.savedJobsFile)
  assert.ok(text.includes(words), `Expected the file to say "${words}", it says: ${text}`)
})

Then('the file leads to the page of {string}', function (this: SiteWorld, title: string) {
  const { id } = this.jobs.find((job) => job['title'] === title) ?? {}
  assert.match(this.savedJobsFile, new RegExp(`<a class="title" href="https?://[^"]+/careers/job/${id}">${title}</a>`))
})

Then('the file holds nothing that runs', function (this: SiteWorld) {
  assert.doesNotMatch(this.savedJobsFile, /<script|<img| on\w+=|javascript:/i)
})

Then('nothing of that file has run', async function (this: SiteWorld) {
  const title = await this.lastNamed.savedJobsFile.shows.title()
  assert.doesNotMatch(title, /Spoilt/)
})
