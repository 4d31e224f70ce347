import { Given, Then, When } from '@cucumber/cucumber'
import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { RuleAlertJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

defineStates('ruleAlertState', ruleAlertMachine)

Given('{person} is at work on the site', async function (this: SiteWorld, person: Person) {
  await person.ruleAlert.start()
})

When(
  /^what ([A-Z]\w+) (?:does|has done) breaks the rules? (".*")$/,
  async function (this: SiteWorld, person: Person, list: string) {
    await person.ruleAlert.events['rules.broken']({ type: 'rules.broken', rules: quoted(list) })
  },
)

When(
  /^a reply (?:tells|has told) ([A-Z]\w+) that a business rule is broken$/,
  async function (this: SiteWorld, person: Person) {
    await person.ruleAlert.events['reply.broken']({ type: 'reply.broken' })
  },
)

When('the firm finds that it breaks a rule', async function (this: SiteWorld) {
  await this.lastNamed.ruleAlert.breakWhatWaits()
})

When(/^([A-Z]\w+) (?:agrees|has agreed)$/, async function (this: SiteWorld, person: Person) {
  await person.ruleAlert.events['alert.closed']({ type: 'alert.closed' })
})

Then('{ruleAlertState}', async function (this: SiteWorld, state: keyof RuleAlertJourney['states']) {
  await this.lastNamed.ruleAlert.states[state]()
})

Then(/^the list of broken rules is (".*")$/, async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.ruleAlert.shows.rules, quoted(list))
})
