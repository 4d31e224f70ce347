import { Then, When } from '@cucumber/cucumber'
import { attachmentMachine } from '#machines/attachment.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import { ownerOf } from '../session/steps.ts'
import { contents, type ContentName } from './files.ts'
import type { AttachmentJourney } from './journey.ts'

defineStates('attachmentState', attachmentMachine)

const names = String.raw`((?:"[^"]*"(?:, | and )?)+)`

const contentOf = (what: string): ContentName => {
  assert.ok(Object.hasOwn(contents, what), `Nobody knows a file that holds ${what}.`)
  return what as ContentName
}

const openedNow = new WeakMap<SiteWorld, { readonly name: string; readonly text: string }>()

When(
  new RegExp(`^([A-Z]\\w+) (?:adds|has added) ${names}(?:, which holds? (.*))?$`),
  async function (this: SiteWorld, person: Person, list: string, what: string | null) {
    await person.attachment.choose(quoted(list), contentOf(what ?? 'text'))
  },
)

When(/^([A-Z]\w+) (?:adds|has added) (\d+) files$/, async function (this: SiteWorld, person: Person, count: string) {
  await person.attachment.choose(
    Array.from({ length: Number(count) }, (_, at) => `letter ${at + 1}.txt`),
    'text',
  )
})

When(/^the line (?:is slow|has become slow)$/, async function (this: SiteWorld) {
  await this.lastNamed.attachment.hold()
})

When('what was on the line goes on', async function (this: SiteWorld) {
  await this.lastNamed.attachment.release()
})

When(/^the line (?:breaks|has broken) in the middle of the file$/, async function (this: SiteWorld) {
  await this.lastNamed.attachment.breakLine()
})

When(
  /^the file (?:arrives|has arrived), and the firm's answer (?:is|has been) lost$/,
  async function (this: SiteWorld) {
    await this.lastNamed.attachment.loseAnswer()
  },
)

When(/^([A-Z]\w+) sends the file again$/, async function (this: SiteWorld, person: Person) {
  await person.attachment.retry()
})

When(/^([A-Z]\w+) (?:cancels|has cancelled) the upload$/, async function (this: SiteWorld, person: Person) {
  await person.attachment.cancel()
})

When(/^([A-Z]\w+) (?:removes|has removed) "([^"]*)"$/, async function (this: SiteWorld, person: Person, name: string) {
  await person.attachment.remove(name)
})

When(/^([A-Z]\w+) wants "([^"]*)" back$/, async function (this: SiteWorld, person: Person, name: string) {
  await person.attachment.undo(name)
})

When(/^([A-Z]\w+) opens her file "([^"]*)"$/, async function (this: SiteWorld, person: Person, name: string) {
  openedNow.set(this, await person.attachment.openFile(name))
})

Then('{attachmentState}', async function (this: SiteWorld, state: keyof AttachmentJourney['states']) {
  await this.lastNamed.attachment.states[state]()
})

Then(
  new RegExp(`^([A-Z]\\w+)'s draft shows ${names}$`),
  async function (this: SiteWorld, person: Person, list: string) {
    await sees(async () => (await person.attachment.shows.files()).map(({ name }) => name), quoted(list))
  },
)

Then("{person}'s draft shows no file", async function (this: SiteWorld, person: Person) {
  await sees(person.attachment.shows.files, [])
})

Then('it is said of {string}: {string}', async function (this: SiteWorld, name: string, words: string) {
  const said = async () => (await this.lastNamed.attachment.shows.files()).find((file) => file.name === name)?.words
  await sees(async () => (await said())?.includes(words), true)
})

Then(
  new RegExp(`^([A-Z]\\w+)'s application holds only ${names}$`),
  async function (this: SiteWorld, person: Person, list: string) {
    await sees(() => keptFor(this, person), quoted(list))
  },
)

Then(/^([A-Z]\w+)'s application holds no file$/, async function (this: SiteWorld, person: Person) {
  await sees(() => keptFor(this, person), [])
})

Then(
  /^she has a file that is called "([^"]*)" and holds (.*)$/,
  function (this: SiteWorld, name: string, what: string) {
    assert.deepEqual(openedNow.get(this), { name, text: contents[contentOf(what)]() })
  },
)

async function keptFor({ site }: SiteWorld, person: Person) {
  const applications = await site.applicationsOf(ownerOf(person))
  return applications.flatMap(({ Attachments }) => Attachments.map(({ Name }) => Name))
}
