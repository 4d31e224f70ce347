import { Given, Then, When, world } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { personEmail, toOwner } from '../session/steps.ts'

const parseJobTitle = (words: string) => /^"(.*)"$/.exec(words)?.[1] ?? null

const jobPattern = '(".+"|no job in particular)'

Given(
  new RegExp(`^([A-Z]\\w+) has begun an application for ${jobPattern} with her resume$`),
  async (person: Person, job: string) =>
    assert.ok(await world.site.applying.begin(toOwner(person), parseJobTitle(job))),
)
When(new RegExp(`^([A-Z]\\w+)'s application for ${jobPattern} is submitted$`), async (person: Person, job: string) =>
  assert.equal(await world.site.applying.submit(toOwner(person), parseJobTitle(job)), 'submitted'),
)
When(new RegExp(`^([A-Z]\\w+)'s application for ${jobPattern} is withdrawn$`), async (person: Person, job: string) =>
  assert.equal(await world.site.applying.withdraw(toOwner(person), parseJobTitle(job)), 'true'),
)
When(/^([A-Z]\w+)'s account is deleted$/, (person: Person) => world.site.applying.leave(toOwner(person)))
When(
  new RegExp(`^([A-Z]\\w+) begins an application for ${jobPattern} without signing in$`),
  async (_: Person, job: string) => assert.equal(await world.site.applying.begin(null, parseJobTitle(job)), false),
)
When('{int} days pass without a change to it', (days) => world.site.processAccounts(days))

const subjects: Readonly<Record<string, string>> = {
  'her application has arrived': 'We have your application',
  'her draft will be deleted': 'Your application is not submitted yet',
  'the job of her draft has closed': 'A job that you were applying for has closed',
  'her application is withdrawn': 'Your application has been withdrawn',
}

const times: Readonly<Record<string, number>> = { 'never been told': 0, 'been told once': 1, 'been told twice': 2 }

Then(
  new RegExp(
    `^([A-Z]\\w+) has (never been told|been told once|been told twice) that (${Object.keys(subjects).join('|')})$`,
  ),
  async ({ name }: Person, count: string, what: string) => {
    const [to, subject] = [personEmail(name), `${subjects[what]} - `]
    const countMails = async () =>
      (await world.listMailsTo(to)).filter((mail) => mail.subject.startsWith(subject)).length
    await sees(countMails, times[count] ?? 0)
  },
)

Then('the firm has been told that an application for {string} was withdrawn', (job) =>
  sees(
    async () => (await world.site.applying.news()).filter((news) => news.startsWith(`withdrawn: ${job} (`)).length,
    1,
  ),
)
Then(/^the firm keeps (no|\d+) applications?$/, (count: string) =>
  sees(() => world.site.applying.countStored(), count === 'no' ? 0 : Number(count)),
)
