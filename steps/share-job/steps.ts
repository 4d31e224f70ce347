import { Given, Then, When } from '@cucumber/cucumber'
import { shareJobMachine } from '#machines/share-job.machine.ts'
import type { ShareDialog } from '#machines/share-job-notices.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { ShareJobJourney } from './journey.ts'

defineStates('shareJobState', shareJobMachine)

const dialogs: Readonly<Record<string, ShareDialog>> = {
  'the job by e-mail': 'email',
  'to hear about jobs like it': 'related',
}

/** Where alerts are ended. */
const wayOut = '/careers/unsubscribe'

/** The mails to somebody, the latest last. */
const mailsTo = async (world: SiteWorld, to: string) => (await world.site.mails()).filter((mail) => mail.to === to)

Given('{person} reads about the job {string}', async function (this: SiteWorld, person: Person, id: string) {
  await person.shareJob.open(id)
})

When(
  /^([A-Z]\w+) wants (the job by e-mail|to hear about jobs like it)$/,
  async function (this: SiteWorld, person: Person, what: string) {
    const share = person.shareJob
    await share.want(dialogs[what] ?? 'email')
    await share.states.idle()
  },
)

Given('{person} wants no jobs like it', async function (this: SiteWorld, person: Person) {
  await person.shareJob.wantSimilar(false)
})

When('{person} gives the address {string}', async function (this: SiteWorld, person: Person, email: string) {
  await person.shareJob.write(email)
})

When(
  '{person} gives the address {string} and sends it',
  async function (this: SiteWorld, person: Person, email: string) {
    const share = person.shareJob
    await share.write(email)
    await share.send()
  },
)

When('{person} sends her address', async function (this: SiteWorld, person: Person) {
  await person.shareJob.send()
})

When('{person} sends her address twice in a row', async function (this: SiteWorld, person: Person) {
  await person.shareJob.sendTwice()
})

When(/^([A-Z]\w+) closes the dialog$/, async function (this: SiteWorld, person: Person) {
  await person.shareJob.events['dialog.closed']({ type: 'dialog.closed' })
})

When('{person} goes on to the job {string}', async function (this: SiteWorld, person: Person, id: string) {
  await person.shareJob.goOn(`/careers/job/${id}`)
})

When('{person} leaves the job for the home page', async function (this: SiteWorld, person: Person) {
  await person.shareJob.goOn('/home')
})

Given(
  /^over a slow connection ([A-Z]\w+) has asked (?:for )?(the job by e-mail|to hear about jobs like it) at "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, what: string, email: string) {
    const { sending, shareJob: share } = person
    await sending.hold()
    await share.want(dialogs[what] ?? 'email')
    await share.write(email)
    await share.send()
  },
)

Given('the site will refuse it', async function (this: SiteWorld) {
  await this.lastNamed.shareJob.expectRefusal()
})

Then('{shareJobState}', async function (this: SiteWorld, state: keyof ShareJobJourney['states']) {
  await this.lastNamed.shareJob.states[state]()
})

Then('she is asked about {string}', async function (this: SiteWorld, job: string) {
  const { shows } = this.lastNamed.shareJob
  await sees(async () => (await shows.dialog())?.[1], job)
})

Then('jobs like it are wanted too', async function (this: SiteWorld) {
  await sees(this.lastNamed.shareJob.shows.similar, true)
})

Then('what is wrong is {string}', async function (this: SiteWorld, problem: string) {
  await sees(this.lastNamed.shareJob.shows.problem, problem)
})

Then('nothing is wrong', async function (this: SiteWorld) {
  await sees(this.lastNamed.shareJob.shows.problem, null)
})

Then('the address she gave is {string}', async function (this: SiteWorld, email: string) {
  await sees(this.lastNamed.shareJob.shows.email, email)
})

Then(
  '{string} has one e-mail, which leads to the job {string}',
  async function (this: SiteWorld, to: string, id: string) {
    const leads = async () => (await mailsTo(this, to)).map(({ text }) => text.includes(`/careers/job/${id}`))
    await sees(leads, [true])
  },
)

Then(
  /^the e-mail to "([^"]*)" says (how to end job alerts|nothing about job alerts)$/,
  async function (this: SiteWorld, to: string, what: string) {
    const saysHow = async () => (await mailsTo(this, to)).map(({ text }) => text.includes(wayOut))
    await sees(saysHow, [what === 'how to end job alerts'])
  },
)

Then(/^"([^"]*)" has (\d+) e-mails?$/, async function (this: SiteWorld, to: string, count: string) {
  await sees(async () => (await mailsTo(this, to)).length, Number(count))
})

Then('nobody has an e-mail', async function (this: SiteWorld) {
  await sees(async () => (await this.site.mails()).length, 0)
})

Then('{person} cannot have anything mailed to her', async function (this: SiteWorld, person: Person) {
  await sees(person.shareJob.shows.offers, [])
})

Then('{person} can have the job or jobs like it mailed to her', async function (this: SiteWorld, person: Person) {
  await sees(person.shareJob.shows.offers, ['email', 'related'])
})
