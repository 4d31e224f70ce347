import type { DataTable } from '@cucumber/cucumber'
import { Then, When, world, quoted } from '../harness/cucumber.ts'
import { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { AnySectionName } from '#contract/application-sections.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { answeredSections, completeAnswers, type AnsweredSection } from './complete-answers.ts'
import { fieldLabelled, toSectionValues, writtenSection } from './form-fields.ts'
import type { ReasonRow, SectionRow } from './view-in-browser.ts'

defineStates('applicationFormState', applicationFormMachine)

const getJobId = (title: string) => world.jobs.find((job) => job['title'] === title)?.['id'] ?? 'unknown'

const sectionAnswers = (section: AnySectionName) => completeAnswers[section as AnsweredSection]

async function startForm({ applicationForm }: Person, title: string) {
  await applicationForm.open(getJobId(title))
  await applicationForm.begin()
}

async function readFormSections({ applicationForm }: Person) {
  await applicationForm.look('sections')
  return applicationForm.shows.sections()
}

const readSectionState = async (person: Person, title: string) =>
  (await readFormSections(person)).find(({ section }) => section === title)?.state

When(/^([A-Z]\w+) (?:goes|has gone) to the form for "([^"]*)"$/, ({ applicationForm }: Person, title: string) =>
  applicationForm.open(getJobId(title)),
)
When(/^([A-Z]\w+) (?:begins|has begun) the form for "([^"]*)"$/, (person: Person, title: string) =>
  startForm(person, title),
)
When('{person} begins the form', ({ applicationForm }) => applicationForm.begin())
When('{person} loads the page of her form again', ({ applicationForm }) => applicationForm.reload())

When(
  /^([A-Z]\w+) (?:writes|has written) in "([^"]*)"$/,
  async ({ applicationForm }: Person, title: string, table: DataTable) => {
    const section = writtenSection(title)
    await applicationForm.write(section, toSectionValues(section, table.rowsHash()))
  },
)

When(
  /^([A-Z]\w+) (?:fills|has filled) in "([^"]*)"( and (?:calls|called) it complete)?$/,
  async ({ applicationForm }: Person, title: string, complete: string | null) => {
    const section = writtenSection(title)
    await applicationForm.write(section, sectionAnswers(section))
    if (complete !== null) await applicationForm.complete(section)
  },
)

When('{person} has filled in the sections of her form and called them complete', async ({ applicationForm }) => {
  for (const section of answeredSections) {
    await applicationForm.write(section, completeAnswers[section])
    await applicationForm.complete(section)
  }
})

When('{person} has gone on from her review to {string}', async ({ applicationForm }, title) => {
  await applicationForm.look('review')
  await applicationForm.change(writtenSection(title))
})

When('{person} calls {string} complete', ({ applicationForm }, title) =>
  applicationForm.complete(writtenSection(title)),
)

When('{person} calls {string} complete and continues to {string}', ({ applicationForm }, title, next) =>
  applicationForm.completeAndContinue(writtenSection(title), next),
)

When('{person} has added {string} to her form', async ({ applicationForm, attachment }, name) => {
  await applicationForm.look('attachments')
  await attachment.choose([name], 'text')
})

When(/^([A-Z]\w+) (?:submits|has submitted) her form$/, ({ applicationForm }: Person) => applicationForm.submit())
When('{person} goes on writing her form', ({ applicationForm }) =>
  applicationForm.events['writing.resumed']({ type: 'writing.resumed' }),
)

Then('{applicationFormState}', reachesState('applicationForm'))
Then('the form is headed {string}', (heading) => sees(world.lastNamed.applicationForm.shows.heading, heading))
Then(/^([A-Z]\w+) is (?:back )?at "([^"/]+)"$/, ({ applicationForm }: Person, title: string) =>
  sees(applicationForm.shows.part, title),
)
Then('the sections of her form stand like this', (table: DataTable) =>
  sees(() => readFormSections(world.lastNamed), table.hashes() as unknown as ReadonlyArray<SectionRow>),
)
Then('{string} is {string}', (title, state) => sees(() => readSectionState(world.lastNamed, title), state))

Then('{string} of her form says', async (title, table: DataTable) => {
  const section = writtenSection(title)
  const { applicationForm } = world.lastNamed
  await applicationForm.look(section)
  for (const [label, text] of Object.entries(table.rowsHash()))
    await sees(() => applicationForm.shows.field(section, fieldLabelled(section, label)), text)
})

Then('{string} of her form says nothing of {string}', async (title, label) => {
  const section = writtenSection(title)
  const { applicationForm } = world.lastNamed
  await applicationForm.look(section)
  await sees(() => applicationForm.shows.field(section, fieldLabelled(section, label)), '')
})

Then('it is said what is wrong with the section', (table: DataTable) =>
  sees(world.lastNamed.applicationForm.shows.problems, table.raw().flat()),
)
Then('this is in the way', (table: DataTable) =>
  sees(world.lastNamed.applicationForm.shows.lacking, table.hashes() as unknown as ReadonlyArray<ReasonRow>),
)
Then('{string} is in the way, because {string}', (title, because) =>
  sees(
    async () =>
      (await world.lastNamed.applicationForm.shows.lacking()).find(({ section }) => section === title)?.reason,
    because,
  ),
)
Then(/^the sent "([^"]*)" reads ((?:"[^"]*"(?:, )?)+)$/, (title: string, list: string) =>
  sees(() => world.lastNamed.applicationForm.shows.sent(title), quoted(list)),
)
Then('the sent {string} includes {string}', (title, line) =>
  sees(async () => (await world.lastNamed.applicationForm.shows.sent(title))?.includes(line), true),
)
Then('{string} is not shown with what she has sent', (title) =>
  sees(() => world.lastNamed.applicationForm.shows.sent(title), null),
)
