import { Given, Then, When, world } from '../harness/cucumber.ts'
import { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import { files, type FileName, htmlToText } from './files.ts'

defineStates('savedJobsFileState', savedJobsFileMachine)

Given(
  /^([A-Z]\w+) (?:takes|has taken) (?:her|his) saved jobs with (?:her|him) as a file$/,
  async ({ savedJobsFile }: Person) => {
    await savedJobsFile.open()
    world.savedJobsFile = await savedJobsFile.exportData()
  },
)

When(/^([A-Z]\w+) (?:adds|has added) the jobs in that file$/, async ({ savedJobsFile }: Person) => {
  await savedJobsFile.open()
  await savedJobsFile.choose(() => Buffer.from(world.savedJobsFile))
})

When(/^([A-Z]\w+) (?:adds|has added) the jobs in "([^"]*)"$/, async ({ savedJobsFile }: Person, file: string) => {
  await savedJobsFile.open()
  await savedJobsFile.choose(files[file as FileName])
})

Given('a mail program has broken the lines of that file', () => {
  world.savedJobsFile = world.savedJobsFile.replaceAll(/(.{70}) /g, '$1\r\n')
})

Then('{savedJobsFileState}', reachesState('savedJobsFile'))
Then('{person} is told about the file: {string}', ({ savedJobsFile }, told) => sees(savedJobsFile.shows.told, told))

Then('the file says {string}', (words) => {
  const text = htmlToText(world.savedJobsFile)
  assert.ok(text.includes(words), `Expected the file to say "${words}", it says: ${text}`)
})

Then('the file leads to the page of {string}', (title) => {
  const { id } = world.jobs.find((job) => job['title'] === title) ?? {}
  assert.match(world.savedJobsFile, new RegExp(`<a class="title" href="https?://[^"]+/careers/job/${id}">${title}</a>`))
})

Then('the file holds nothing that runs', () =>
  assert.doesNotMatch(world.savedJobsFile, /<script|<img| on\w+=|javascript:/i),
)

Then('nothing of that file has run', async () => {
  const title = await world.lastNamed.savedJobsFile.shows.title()
  assert.doesNotMatch(title, /Spoilt/)
})
