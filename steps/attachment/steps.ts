import { Then, When, scenarioValue, world, quoted } from '../harness/cucumber.ts'
import { attachmentMachine } from '#machines/attachment.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { toOwner } from '../session/steps.ts'
import { fileContents, type ContentName } from './files.ts'

defineStates('attachmentState', attachmentMachine)

const names = String.raw`((?:"[^"]*"(?:, | and )?)+)`

const toContentName = (what: string): ContentName => {
  assert.ok(Object.hasOwn(fileContents, what), `Nobody knows a file that holds ${what}.`)
  return what as ContentName
}

const openedFile = scenarioValue<{ readonly name: string; readonly text: string }>('Nobody has opened a file.')

When(
  new RegExp(`^([A-Z]\\w+) (?:adds|has added) ${names}(?:, which holds? (.*))?$`),
  ({ attachment }: Person, list: string, what: string | null) =>
    attachment.choose(quoted(list), toContentName(what ?? 'text')),
)
When(/^([A-Z]\w+) (?:adds|has added) (\d+) files$/, ({ attachment }: Person, count: string) =>
  attachment.choose(
    Array.from({ length: Number(count) }, (_, at) => `letter ${at + 1}.txt`),
    'text',
  ),
)
When(/^the line (?:is slow|has become slow)$/, () => world.lastNamed.attachment.hold())
When('what was on the line goes on', () => world.lastNamed.attachment.release())
When(/^the line (?:breaks|has broken) in the middle of the file$/, () => world.lastNamed.attachment.breakLine())
When(/^the file (?:arrives|has arrived), and the firm's answer (?:is|has been) lost$/, () =>
  world.lastNamed.attachment.loseAnswer(),
)
When(/^"([^"]*)" has been moved on ([A-Z]\w+)'s computer$/, (name: string, { attachment }: Person) =>
  attachment.moveAway(name),
)
When(/^([A-Z]\w+) sends the file again$/, ({ attachment }: Person) => attachment.retry())
When(/^([A-Z]\w+) (?:cancels|has cancelled) the upload$/, ({ attachment }: Person) => attachment.cancel())
When(/^([A-Z]\w+) (?:removes|has removed) "([^"]*)"$/, ({ attachment }: Person, name: string) =>
  attachment.remove(name),
)
When(/^([A-Z]\w+) wants "([^"]*)" back$/, ({ attachment }: Person, name: string) => attachment.undo(name))

When(/^([A-Z]\w+) opens her file "([^"]*)"$/, async ({ attachment }: Person, name: string) => {
  openedFile.set(await attachment.openFile(name))
})

Then('{attachmentState}', reachesState('attachment'))
Then(new RegExp(`^([A-Z]\\w+)'s draft shows ${names}$`), ({ attachment }: Person, list: string) =>
  sees(async () => (await attachment.shows.files()).map(({ name }) => name), quoted(list)),
)
Then("{person}'s draft shows no file", ({ attachment }) => sees(attachment.shows.files, []))

Then('it is said of {string}: {string}', async (name, words) => {
  const said = async () => (await world.lastNamed.attachment.shows.files()).find((file) => file.name === name)?.words
  await sees(async () => (await said())?.includes(words), true)
})

Then(new RegExp(`^([A-Z]\\w+)'s application holds only ${names}$`), (person: Person, list: string) =>
  sees(() => listStoredFiles(person), quoted(list)),
)
Then(/^([A-Z]\w+)'s application holds no file$/, (person: Person) => sees(() => listStoredFiles(person), []))
Then(/^she has a file that is called "([^"]*)" and holds (.*)$/, (name: string, what: string) =>
  assert.deepEqual(openedFile.get(), { name, text: fileContents[toContentName(what)]() }),
)

async function listStoredFiles(person: Person) {
  const applications = await world.site.listAccountApplications(toOwner(person))
  return applications.flatMap(({ Attachments }) => Attachments.map(({ Name }) => Name))
}
