import { Given, Then, When, world } from '../harness/cucumber.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'

const expectListLoaded = async ({ form }: Person) => sees(form.shows.knowsCommonPasswords, true)

const passwordValues = (text: string, label = 'Password') => ({ [label]: text, 'Confirm Password': text })

Given('the list of common passwords does not come', () => world.lastNamed.form.loseCommonPasswords())
Given('the list of common passwords has come', () => expectListLoaded(world.lastNamed))

When(
  /^([A-Z]\w+) chooses the (password|new password) "([^"]*)"$/,
  async (person: Person, which: string, text: string) => {
    await person.form.write(passwordValues(text, which === 'password' ? 'Password' : 'New Password'))
    await expectListLoaded(person)
    await person.form.send()
  },
)

When('{person} goes on without a password', ({ form }) =>
  form.write({ Email: 'nora@example.org', 'First Name': 'Nora' }),
)

Then('the list of common passwords has not been looked up', () => sees(world.lastNamed.form.screen.listRequests, []))
Then('the list of common passwords has been looked up once, and nothing was sent for it', () =>
  sees(world.lastNamed.form.screen.listRequests, ['GET']),
)
Then('the problem of the {string} leads to {string}, which says {string}, in a new tab', (label, address, words) =>
  sees(
    async () => (await world.lastNamed.form.screen.problemLink(label)).map((text) => text?.trim() ?? null),
    [words, address, '_blank'],
  ),
)
