import { sections } from '#contract/application-sections.ts'
import type { ApplicationIds } from '../authorization/create-test-applications.testing.ts'
import type { Calls, Needs, PlantedCall } from './planted-needs.testing.ts'

export const ofFile =
  (name: string, createArgs: (applied: ApplicationIds, word: string) => PlantedCall['args']) =>
  async ({ planter, newcomer }: Needs): Promise<PlantedCall> => {
    const { token, apply } = await newcomer(name)
    return { args: createArgs(await apply(), planter.text(name)), token }
  }

export const ofForms: Calls = {
  SaveApplicationPart: async ({ draft, planter, newcomer }) => {
    const name = 'SaveApplicationPart'
    const { token } = await newcomer(name)
    const fields = Object.keys(sections.contact.form.untouched).map((field) => [
      field,
      planter.text(`${name} ${field}`),
    ])
    const values = JSON.stringify(Object.fromEntries(fields))
    return { args: [await draft(token, name), 'contact', '', '0', values], token }
  },
  RemoveApplicationEntry: ofFile('RemoveApplicationEntry', ({ draft, entry }) => [draft, 'references', entry, '1']),
  RestoreApplicationEntry: ofFile('RestoreApplicationEntry', ({ draft, removedEntry }) => [
    draft,
    'references',
    removedEntry,
  ]),
  CompleteApplicationSection: ofFile('CompleteApplicationSection', ({ draft }) => [draft, 'equal']),
  SubmitWholeApplication: ofFile('SubmitWholeApplication', ({ draft }) => [draft]),
}

export async function createSeparateSectionCalls({
  draft,
  planter,
  newcomer,
}: Needs): Promise<ReadonlyArray<PlantedCall>> {
  const { token } = await newcomer('what is kept apart')
  const id = await draft(token, 'what is kept apart')
  const save = (section: 'equal' | 'ssn', field: string): PlantedCall => {
    const values = JSON.stringify({ [field]: planter.text(`${section} ${field}`) })
    return { args: [id, section, '', '0', values], token }
  }
  return [save('equal', 'Gender_ID'), save('ssn', 'Number')]
}
