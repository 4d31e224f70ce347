import { Given, Then, When, world } from '../harness/cucumber.ts'
import { shareJobMachine } from '#machines/share-job.machine.ts'
import type { ShareDialog } from '#machines/share-job-notices.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('shareJobState', shareJobMachine)

const dialogs: Readonly<Record<string, ShareDialog>> = {
  'the job by e-mail': 'email',
  'to hear about jobs like it': 'related',
}

const unsubscribePath = '/careers/unsubscribe'

Given('{person} reads about the job {string}', ({ shareJob }, id) => shareJob.open(id))

When(
  /^([A-Z]\w+) wants (the job by e-mail|to hear about jobs like it)$/,
  async ({ shareJob }: Person, what: string) => {
    await shareJob.want(dialogs[what] ?? 'email')
    await shareJob.states.idle()
  },
)

Given('{person} wants no jobs like it', ({ shareJob }) => shareJob.wantSimilar(false))
When('{person} gives the address {string}', ({ shareJob }, email) => shareJob.write(email))

When('{person} gives the address {string} and sends it', async ({ shareJob }, email) => {
  await shareJob.write(email)
  await shareJob.send()
})

When('{person} sends her address', ({ shareJob }) => shareJob.send())
When('{person} sends her address twice in a row', ({ shareJob }) => shareJob.sendTwice())
When(/^([A-Z]\w+) closes the dialog$/, ({ shareJob }: Person) =>
  shareJob.events['dialog.closed']({ type: 'dialog.closed' }),
)
When('{person} goes on to the job {string}', ({ shareJob }, id) => shareJob.goOn(`/careers/job/${id}`))
When('{person} leaves the job for the home page', ({ shareJob }) => shareJob.goOn('/home'))

Given(
  /^over a slow connection ([A-Z]\w+) has asked (?:for )?(the job by e-mail|to hear about jobs like it) at "([^"]*)"$/,
  async (person: Person, what: string, email: string) => {
    const { sending, shareJob: share } = person
    await sending.hold()
    await share.want(dialogs[what] ?? 'email')
    await share.write(email)
    await share.send()
  },
)

Given('the site will refuse it', () => world.lastNamed.shareJob.expectRefusal())

Then('{shareJobState}', reachesState('shareJob'))
Then('she is asked about {string}', (job) =>
  sees(async () => (await world.lastNamed.shareJob.shows.dialog())?.[1], job),
)
Then('jobs like it are wanted too', () => sees(world.lastNamed.shareJob.shows.similar, true))
Then('what is wrong is {string}', (problem) => sees(world.lastNamed.shareJob.shows.problem, problem))
Then('nothing is wrong', () => sees(world.lastNamed.shareJob.shows.problem, null))
Then('the address she gave is {string}', (email) => sees(world.lastNamed.shareJob.shows.email, email))
Then('{string} has one e-mail, which leads to the job {string}', (to, id) =>
  sees(async () => (await world.listMailsTo(to)).map(({ text }) => text.includes(`/careers/job/${id}`)), [true]),
)
Then(/^the e-mail to "([^"]*)" says (how to end job alerts|nothing about job alerts)$/, (to: string, what: string) =>
  sees(
    async () => (await world.listMailsTo(to)).map(({ text }) => text.includes(unsubscribePath)),
    [what === 'how to end job alerts'],
  ),
)
Then(/^"([^"]*)" has (\d+) e-mails?$/, (to: string, count: string) =>
  sees(async () => (await world.listMailsTo(to)).length, Number(count)),
)
Then('nobody has an e-mail', () => sees(async () => (await world.site.mails()).length, 0))
Then('{person} cannot have anything mailed to her', ({ shareJob }) => sees(shareJob.shows.offers, []))
Then('{person} can have the job or jobs like it mailed to her', ({ shareJob }) =>
  sees(shareJob.shows.offers, ['email', 'related']),
)
