import { formLists, fieldLabelled, writtenSection, formResume } from '../application-form/form-fields.ts'
import { createJobsContent } from '../worlds/content.ts'
import { Given, world } from '../harness/cucumber.ts'
import { omitAnswers } from '../application-form/complete-answers.ts'
import type { Person } from '../harness/person.ts'
import { toOwner } from '../session/steps.ts'

Given('the firm has lists to choose from in its form', () =>
  world.site.renew({ ...createJobsContent(world.jobs), ...formLists }),
)

Given("the firm's list of countries has changed", () => {
  const Country = [{ Country_ID: '7', Description: 'United States of America' }]
  return world.site.renew({ ...createJobsContent(world.jobs), ...formLists, Country })
})

Given(
  /^([A-Z]\w+) has (filled in|sent) the form for "([^"]*)"(?: but for "([^"]*)")?(?: elsewhere)?$/,
  async (person: Person, what: string, title: string, left: string | null) => {
    const without = left === null ? [] : [writtenSection(left)]
    const isSent = what === 'sent'
    await world.site.forms.fill(toOwner(person), {
      title,
      answers: omitAnswers(...without),
      resume: formResume,
      isSent,
    })
  },
)

Given(/^the firm (is still checking|has checked) the files$/, (how: string) =>
  world.site.forms.checkFiles(how === 'has checked' ? 'clean' : 'waiting'),
)

Given('the firm has begun to ask for {string} in {string} since then', (label, title) => {
  const section = writtenSection(title)
  return world.site.forms.forgetField(section, fieldLabelled(section, label))
})
