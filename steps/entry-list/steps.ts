import { Then, When, quoted } from '../harness/cucumber.ts'
import { entryListMachine } from '#machines/entry-list.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'

defineStates('entryListState', entryListMachine)

const quotedListPattern = String.raw`((?:"[^"]*"(?:, | and )?)+)`

When(/^([A-Z]\w+) (?:adds|has added) an entry$/, ({ entryList }: Person) => entryList.add())

When(
  /^([A-Z]\w+)'s other device has written (\d+) entries$/,
  async ({ entryList, applicationPart }: Person, count: string) => {
    await entryList.writeElsewhere(Number(count))
    await applicationPart.returnToPage()
  },
)

When(
  /^([A-Z]\w+)'s other device has written "([^"]*)" over "([^"]*)"$/,
  ({ entryList }: Person, text: string, entry: string) => entryList.writeOver(entry, text),
)
When(/^([A-Z]\w+) (?:removes|has removed) the entry "([^"]*)"$/, ({ entryList }: Person, entry: string) =>
  entryList.remove(entry),
)
When(/^([A-Z]\w+) wants the entry "([^"]*)" back$/, ({ entryList }: Person, entry: string) => entryList.undo(entry))
When(
  /^([A-Z]\w+) (?:writes|has written) "([^"]*)" as the "([^"]*)" of the entry "([^"]*)"$/,
  ({ entryList }: Person, text: string, field: string, entry: string) => entryList.write(entry, field, text),
)

Then('{entryListState}', reachesState('entryList'))
Then(new RegExp(`^([A-Z]\\w+)'s list holds ${quotedListPattern}$`), ({ entryList }: Person, list: string) =>
  sees(entryList.shows.entries, quoted(list)),
)
Then(/^([A-Z]\w+)'s list holds (\d+) entries$/, ({ entryList }: Person, count: string) =>
  sees(async () => (await entryList.shows.entries()).length, Number(count)),
)
Then(
  new RegExp(`^the firm has the schools ${quotedListPattern} of ([A-Z]\\w+)$`),
  (list: string, { entryList }: Person) => sees(entryList.shows.kept, quoted(list)),
)
Then(/^([A-Z]\w+) is offered ("[^"]*" and "[^"]*")$/, ({ entryList }: Person, list: string) =>
  sees(entryList.shows.controls, quoted(list)),
)
Then(/^([A-Z]\w+) can add (no other|another) entry$/, ({ entryList }: Person, which: string) =>
  sees(entryList.shows.canAdd, which === 'another'),
)
