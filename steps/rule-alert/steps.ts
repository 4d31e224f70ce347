import { Given, Then, When } from '@cucumber/cucumber'
import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { RuleAlertJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('ruleAlertState', ruleAlertMachine)

const alertOf = async (world: SiteWorld, name = 'Ada'): Promise<RuleAlertJourney> =>
  (await world.person(name)).ruleAlert

const rulesIn = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, rule]) => rule ?? '')

Given('{word} is at work on the site', async function (this: SiteWorld, name: string) {
  await (await alertOf(this, name)).start()
})

When(
  /^what (\w+) (?:does|has done) breaks the rules? (".*")$/,
  async function (this: SiteWorld, name: string, list: string) {
    await (await alertOf(this, name)).events['rules.broken']({ type: 'rules.broken', rules: rulesIn(list) })
  },
)

When(
  /^a reply (?:tells|has told) (\w+) that a business rule is broken$/,
  async function (this: SiteWorld, name: string) {
    await (await alertOf(this, name)).events['reply.broken']({ type: 'reply.broken' })
  },
)

When('the firm finds that it breaks a rule', async function (this: SiteWorld) {
  await (await alertOf(this)).breakWhatWaits()
})

When(/^(\w+) (?:agrees|has agreed)$/, async function (this: SiteWorld, name: string) {
  await (await alertOf(this, name)).events['alert.closed']({ type: 'alert.closed' })
})

Then('{ruleAlertState}', async function (this: SiteWorld, state: keyof RuleAlertJourney['states']) {
  await (await alertOf(this)).states[state]()
})

Then(/^the list of broken rules is (".*")$/, async function (this: SiteWorld, list: string) {
  await sees((await alertOf(this)).shows.rules, rulesIn(list))
})
