import { Then, When, type DataTable } from '@cucumber/cucumber'
import { randomUUID } from 'node:crypto'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import { contentOfJobs, type JobLine } from '../worlds/content-of-jobs.ts'

async function renew(world: SiteWorld, jobs: ReadonlyArray<JobLine>) {
  world.jobs = jobs
  await world.site.renew(contentOfJobs(jobs))
}

/** A job that was never open before. */
const opening = (line: JobLine): JobLine => ({ 'changed days ago': '0', id: `new-${randomUUID()}`, ...line })

When('the firm opens these jobs', function (this: SiteWorld, table: DataTable) {
  return renew(this, [...this.jobs, ...table.hashes().map(opening)])
})

When('the firm takes {string} down', async function (this: SiteWorld, title: string) {
  await renew(
    this,
    this.jobs.filter((job) => job['title'] !== title),
  )
})

When('the hour for job alerts comes', async function (this: SiteWorld) {
  await this.site.sendAlerts(1)
})

When('the hour for job alerts comes after a year', async function (this: SiteWorld) {
  await this.site.sendAlerts(366)
})

Then(
  /^the e-mails? to (\S+) (?:is|are) about ("[^"]*"(?:(?:,| and) "[^"]*")*)$/,
  async function (this: SiteWorld, to: string, subjects: string) {
    const read = async () => (await this.site.mails()).flatMap((mail) => (mail.to === to ? mail.subject : []))
    await sees(read, quoted(subjects))
  },
)

Then('nothing has been mailed to {word}', async function (this: SiteWorld, to: string) {
  await sees(async () => (await this.site.mails()).filter((mail) => mail.to === to).length, 0)
})
