import { Then, When, type DataTable } from '@cucumber/cucumber'
import { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { AnySectionName } from '#contract/application-sections.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { quoted } from '../harness/quoted.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { ApplicationFormJourney, ShownReason, ShownSection } from './journey.ts'
import { answeredSections, wholeAnswers, type AnsweredSection } from './whole-answers.ts'
import { fieldLabelled, valuesOf, writtenSection } from './words-of-form.ts'

defineStates('applicationFormState', applicationFormMachine)

const idOf = ({ jobs }: SiteWorld, title: string) => jobs.find((job) => job['title'] === title)?.['id'] ?? 'unknown'

const answersTo = (section: AnySectionName) => wholeAnswers[section as AnsweredSection]

async function begin(world: SiteWorld, { applicationForm }: Person, title: string) {
  await applicationForm.open(idOf(world, title))
  await applicationForm.begin()
}

/** How far the sections are, as the list of them says. */
async function sectionsOf({ applicationForm }: Person) {
  await applicationForm.look('sections')
  return applicationForm.shows.sections()
}

const stateOf = async (person: Person, title: string) =>
  (await sectionsOf(person)).find(({ section }) => section === title)?.state

When(
  /^([A-Z]\w+) (?:goes|has gone) to the form for "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, title: string) {
    await person.applicationForm.open(idOf(this, title))
  },
)

When(
  /^([A-Z]\w+) (?:begins|has begun) the form for "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, title: string) {
    await begin(this, person, title)
  },
)

When('{person} goes to the form for no job', async function (this: SiteWorld, person: Person) {
  await person.applicationForm.open('')
})

When('{person} begins the form', async function (this: SiteWorld, person: Person) {
  await person.applicationForm.begin()
})

When('{person} loads the page of her form again', async function (this: SiteWorld, person: Person) {
  await person.applicationForm.reload()
})

When(
  /^([A-Z]\w+) (?:writes|has written) in "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, title: string, table: DataTable) {
    const section = writtenSection(title)
    await person.applicationForm.write(section, valuesOf(section, table.rowsHash()))
  },
)

When(
  /^([A-Z]\w+) (?:fills|has filled) in "([^"]*)"( and (?:calls|called) it complete)?$/,
  async function (this: SiteWorld, person: Person, title: string, complete: string | null) {
    const section = writtenSection(title)
    await person.applicationForm.write(section, answersTo(section))
    if (complete !== null) await person.applicationForm.complete(section)
  },
)

When(
  '{person} has filled in the sections of her form and called them complete',
  async function (this: SiteWorld, { applicationForm }: Person) {
    for (const section of answeredSections) {
      await applicationForm.write(section, wholeAnswers[section])
      await applicationForm.complete(section)
    }
  },
)

When(
  '{person} has gone on from her review to {string}',
  async function (this: SiteWorld, { applicationForm }: Person, title: string) {
    await applicationForm.look('review')
    await applicationForm.change(writtenSection(title))
  },
)

When('{person} calls {string} complete', async function (this: SiteWorld, person: Person, title: string) {
  await person.applicationForm.complete(writtenSection(title))
})

When(
  '{person} has added {string} to her form',
  async function (this: SiteWorld, { applicationForm, attachment }: Person, name: string) {
    await applicationForm.look('attachments')
    await attachment.choose([name], 'text')
  },
)

When(/^([A-Z]\w+) (?:submits|has submitted) her form$/, async function (this: SiteWorld, person: Person) {
  await person.applicationForm.submit()
})

When('{person} goes on writing her form', async function (this: SiteWorld, person: Person) {
  await person.applicationForm.events['writing.resumed']({ type: 'writing.resumed' })
})

Then('{applicationFormState}', async function (this: SiteWorld, state: keyof ApplicationFormJourney['states']) {
  await this.lastNamed.applicationForm.states[state]()
})

Then('the form is headed {string}', async function (this: SiteWorld, heading: string) {
  await sees(this.lastNamed.applicationForm.shows.heading, heading)
})

Then('{person} is back at {string}', async function (this: SiteWorld, { applicationForm }: Person, title: string) {
  await sees(applicationForm.shows.part, title)
})

Then('the sections of her form stand like this', async function (this: SiteWorld, table: DataTable) {
  await sees(() => sectionsOf(this.lastNamed), table.hashes() as unknown as ReadonlyArray<ShownSection>)
})

Then('{string} is {string}', async function (this: SiteWorld, title: string, state: string) {
  await sees(() => stateOf(this.lastNamed, title), state)
})

Then('{string} of her form says', async function (this: SiteWorld, title: string, table: DataTable) {
  const section = writtenSection(title)
  const { applicationForm } = this.lastNamed
  await applicationForm.look(section)
  for (const [label, text] of Object.entries(table.rowsHash()))
    await sees(() => applicationForm.shows.field(section, fieldLabelled(section, label)), text)
})

Then('{string} of her form says nothing of {string}', async function (this: SiteWorld, title: string, label: string) {
  const section = writtenSection(title)
  const { applicationForm } = this.lastNamed
  await applicationForm.look(section)
  await sees(() => applicationForm.shows.field(section, fieldLabelled(section, label)), '')
})

Then('it is said what is wrong with the section', async function (this: SiteWorld, table: DataTable) {
  await sees(this.lastNamed.applicationForm.shows.problems, table.raw().flat())
})

Then('this is in the way', async function (this: SiteWorld, table: DataTable) {
  await sees(this.lastNamed.applicationForm.shows.lacking, table.hashes() as unknown as ReadonlyArray<ShownReason>)
})

Then('{string} is in the way, because {string}', async function (this: SiteWorld, title: string, because: string) {
  const reasonOf = async () =>
    (await this.lastNamed.applicationForm.shows.lacking()).find(({ section }) => section === title)?.reason
  await sees(reasonOf, because)
})

Then(/^the sent "([^"]*)" reads ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, title: string, list: string) {
  await sees(() => this.lastNamed.applicationForm.shows.sent(title), quoted(list))
})

Then('the sent {string} includes {string}', async function (this: SiteWorld, title: string, line: string) {
  const { shows } = this.lastNamed.applicationForm
  await sees(async () => (await shows.sent(title))?.includes(line), true)
})

Then('{string} is not shown with what she has sent', async function (this: SiteWorld, title: string) {
  await sees(() => this.lastNamed.applicationForm.shows.sent(title), null)
})
