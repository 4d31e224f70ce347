import { Then, When } from '@cucumber/cucumber'
import { entryListMachine } from '#machines/entry-list.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { quoted } from '../harness/quoted.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { EntryListJourney } from './journey.ts'

defineStates('entryListState', entryListMachine)

const names = String.raw`((?:"[^"]*"(?:, | and )?)+)`

When(/^([A-Z]\w+) (?:adds|has added) an entry$/, async function (this: SiteWorld, person: Person) {
  await person.entryList.add()
})

When(
  /^([A-Z]\w+)'s other device has written (\d+) entries$/,
  async function (this: SiteWorld, person: Person, count: string) {
    await person.entryList.writeElsewhere(Number(count))
    await person.applicationPart.comeBack()
  },
)

When(
  /^([A-Z]\w+)'s other device has written "([^"]*)" over "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, text: string, entry: string) {
    await person.entryList.writeOver(entry, text)
  },
)

When(
  /^([A-Z]\w+) (?:removes|has removed) the entry "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, entry: string) {
    await person.entryList.remove(entry)
  },
)

When(/^([A-Z]\w+) wants the entry "([^"]*)" back$/, async function (this: SiteWorld, person: Person, entry: string) {
  await person.entryList.undo(entry)
})

When(
  /^([A-Z]\w+) (?:writes|has written) "([^"]*)" as the "([^"]*)" of the entry "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, text: string, field: string, entry: string) {
    await person.entryList.write(entry, field, text)
  },
)

Then('{entryListState}', async function (this: SiteWorld, state: keyof EntryListJourney['states']) {
  await this.lastNamed.entryList.states[state]()
})

Then(new RegExp(`^([A-Z]\\w+)'s list holds ${names}$`), async function (this: SiteWorld, person: Person, list: string) {
  await sees(person.entryList.shows.entries, quoted(list))
})

Then(/^([A-Z]\w+)'s list holds (\d+) entries$/, async function (this: SiteWorld, person: Person, count: string) {
  await sees(async () => (await person.entryList.shows.entries()).length, Number(count))
})

Then(
  new RegExp(`^the firm has the schools ${names} of ([A-Z]\\w+)$`),
  async function (this: SiteWorld, list: string, person: Person) {
    await sees(person.entryList.shows.kept, quoted(list))
  },
)

Then(/^([A-Z]\w+) is offered ("[^"]*" and "[^"]*")$/, async function (this: SiteWorld, person: Person, list: string) {
  await sees(person.entryList.shows.controls, quoted(list))
})

Then(/^([A-Z]\w+) can add (no other|another) entry$/, async function (this: SiteWorld, person: Person, which: string) {
  await sees(person.entryList.shows.canAdd, which === 'another')
})
