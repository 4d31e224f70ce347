import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('ruleAlertState', ruleAlertMachine)

Given('{person} is at work on the site', ({ ruleAlert }) => ruleAlert.start())
When(/^what ([A-Z]\w+) (?:does|has done) breaks the rules? (".*")$/, ({ ruleAlert }: Person, list: string) =>
  ruleAlert.events['rules.broken']({ type: 'rules.broken', rules: quoted(list) }),
)
When(/^a reply (?:tells|has told) ([A-Z]\w+) that a business rule is broken$/, ({ ruleAlert }: Person) =>
  ruleAlert.events['reply.broken']({ type: 'reply.broken' }),
)
When('the firm finds that it breaks a rule', () => world.lastNamed.ruleAlert.breakWhatWaits())
When(/^([A-Z]\w+) (?:agrees|has agreed)$/, ({ ruleAlert }: Person) =>
  ruleAlert.events['alert.closed']({ type: 'alert.closed' }),
)

Then('{ruleAlertState}', reachesState('ruleAlert'))
Then(/^the list of broken rules is (".*")$/, (list: string) =>
  sees(world.lastNamed.ruleAlert.shows.rules, quoted(list)),
)
