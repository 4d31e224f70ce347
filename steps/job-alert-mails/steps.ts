import type { DataTable } from '@cucumber/cucumber'
import { Then, When, world, quoted } from '../harness/cucumber.ts'
import { randomUUID } from 'node:crypto'
import { sees } from '../harness/sees.ts'
import { createJobsContent, type JobLine } from '../worlds/content.ts'

async function updateJobs(jobs: ReadonlyArray<JobLine>) {
  world.jobs = jobs
  await world.site.renew(createJobsContent(jobs))
}

const createNewJob = (line: JobLine): JobLine => ({ 'changed days ago': '0', id: `new-${randomUUID()}`, ...line })

When('the firm opens these jobs', (table: DataTable) =>
  updateJobs([...world.jobs, ...table.hashes().map(createNewJob)]),
)
When('the firm takes {string} down', (title) => updateJobs(world.jobs.filter((job) => job['title'] !== title)))
When('the hour for job alerts comes', () => world.site.sendAlerts(1))
When('the hour for job alerts comes after a year', () => world.site.sendAlerts(366))
When('the hour for job alerts comes after {int} days', (days) => world.site.sendAlerts(days))

Then(/^the e-mails? to (\S+) (?:is|are) about ("[^"]*"(?:(?:,| and) "[^"]*")*)$/, (to: string, subjects: string) =>
  sees(async () => (await world.listMailsTo(to)).map(({ subject }) => subject), quoted(subjects)),
)
Then('nothing has been mailed to {word}', (to) => sees(async () => (await world.listMailsTo(to)).length, 0))
