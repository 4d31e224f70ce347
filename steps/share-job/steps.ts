import { Given, Then, When } from '@cucumber/cucumber'
import { shareJobMachine } from '#machines/share-job.machine.ts'
import type { ShareDialog } from '#machines/share-job-notices.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { ShareJobJourney } from './journey.ts'

defineStates('shareJobState', shareJobMachine)

const shareOf = async (world: SiteWorld, name?: string): Promise<ShareJobJourney> =>
  (name === undefined ? world.lastNamed : await world.person(name)).shareJob

const dialogs: Readonly<Record<string, ShareDialog>> = {
  'the job by e-mail': 'email',
  'to hear about jobs like it': 'related',
}

/** Where alerts are ended. */
const wayOut = '/careers/unsubscribe'

/** The mails to somebody, the latest last. */
const mailsTo = async (world: SiteWorld, to: string) => (await world.site.mails()).filter((mail) => mail.to === to)

Given('{word} reads about the job {string}', async function (this: SiteWorld, name: string, id: string) {
  await (await shareOf(this, name)).open(id)
})

When(
  /^(\w+) wants (the job by e-mail|to hear about jobs like it)$/,
  async function (this: SiteWorld, name: string, what: string) {
    const share = await shareOf(this, name)
    await share.want(dialogs[what] ?? 'email')
    await share.states.idle()
  },
)

Given('{word} wants no jobs like it', async function (this: SiteWorld, name: string) {
  await (await shareOf(this, name)).wantSimilar(false)
})

When('{word} gives the address {string}', async function (this: SiteWorld, name: string, email: string) {
  await (await shareOf(this, name)).write(email)
})

When('{word} gives the address {string} and sends it', async function (this: SiteWorld, name: string, email: string) {
  const share = await shareOf(this, name)
  await share.write(email)
  await share.send()
})

When('{word} sends her address', async function (this: SiteWorld, name: string) {
  await (await shareOf(this, name)).send()
})

When('{word} sends her address twice in a row', async function (this: SiteWorld, name: string) {
  await (await shareOf(this, name)).sendTwice()
})

When(/^(\w+) closes the dialog$/, async function (this: SiteWorld, name: string) {
  await (await shareOf(this, name)).events['dialog.closed']({ type: 'dialog.closed' })
})

When('{word} goes on to the job {string}', async function (this: SiteWorld, name: string, id: string) {
  await (await shareOf(this, name)).goOn(`/careers/job/${id}`)
})

When('{word} leaves the job for the home page', async function (this: SiteWorld, name: string) {
  await (await shareOf(this, name)).goOn('/home')
})

Given('the connection to the site is slow', async function (this: SiteWorld) {
  await (await shareOf(this)).hold()
})

Given(
  /^over a slow connection (\w+) has asked (?:for )?(the job by e-mail|to hear about jobs like it) at "([^"]*)"$/,
  async function (this: SiteWorld, name: string, what: string, email: string) {
    const share = await shareOf(this, name)
    await share.hold()
    await share.want(dialogs[what] ?? 'email')
    await share.write(email)
    await share.send()
  },
)

const proveIn = async ({ events, states }: ShareJobJourney) => {
  await states.proving()
  await events['xstate.done.actor.prove']()
  await states.submitting()
}

Given('the proof for the job is ready', async function (this: SiteWorld) {
  await proveIn(await shareOf(this))
})

When('there is no proof to be had for the job', async function (this: SiteWorld) {
  await (await shareOf(this)).events['xstate.error.actor.prove']()
})

When('what she asked for is lost on the way', async function (this: SiteWorld) {
  const share = await shareOf(this)
  await proveIn(share)
  await share.events['xstate.error.actor.send']()
  await share.states.failed()
})

When('it arrives, but every answer is lost on the way', async function (this: SiteWorld) {
  const share = await shareOf(this)
  await proveIn(share)
  await share.loseEveryAnswer()
  await share.states.failed()
})

Given('the proof for the job has expired in the meantime', async function (this: SiteWorld) {
  await (await shareOf(this)).outliveProof()
})

Given('the site will refuse it', async function (this: SiteWorld) {
  await (await shareOf(this)).expectRefusal()
})

Then('{shareJobState}', async function (this: SiteWorld, state: keyof ShareJobJourney['states']) {
  await (await shareOf(this)).states[state]()
})

Then('she is asked about {string}', async function (this: SiteWorld, job: string) {
  const { shows } = await shareOf(this)
  await sees(async () => (await shows.dialog())?.[1], job)
})

Then('jobs like it are wanted too', async function (this: SiteWorld) {
  await sees((await shareOf(this)).shows.similar, true)
})

Then('what is wrong is {string}', async function (this: SiteWorld, problem: string) {
  await sees((await shareOf(this)).shows.problem, problem)
})

Then('nothing is wrong', async function (this: SiteWorld) {
  await sees((await shareOf(this)).shows.problem, null)
})

Then('the address she gave is {string}', async function (this: SiteWorld, email: string) {
  await sees((await shareOf(this)).shows.email, email)
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

Then('{word} cannot have anything mailed to her', async function (this: SiteWorld, name: string) {
  await sees((await shareOf(this, name)).shows.offers, [])
})

Then('{word} can have the job or jobs like it mailed to her', async function (this: SiteWorld, name: string) {
  await sees((await shareOf(this, name)).shows.offers, ['email', 'related'])
})
