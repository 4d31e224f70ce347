import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import type { SiteService } from '../service/site-service.ts'

type CallOperation = (operation: string, ...args: ReadonlyArray<string>) => Promise<unknown>

async function readChoices(service: Pick<SiteService, 'rows'>) {
  const { Country, VeteranType, ADAJobDescription } = await service.rows([
    'Country',
    'VeteranType',
    'ADAJobDescription',
  ])
  return {
    Country_ID: Country[0]?.Country_ID ?? '',
    VeteranType_ID: VeteranType[0]?.VeteranType_ID ?? '',
    ADAJobDescription_ID: ADAJobDescription[0]?.ADAJobDescription_ID ?? '',
  }
}

type Choices = Awaited<ReturnType<typeof readChoices>>
type Part = readonly [section: SectionName, entry: string, values: FormValues]

function createSections(
  words: string,
  { Country_ID, VeteranType_ID, ADAJobDescription_ID }: Choices,
): ReadonlyArray<Part> {
  const line = words.replaceAll(/\s+/g, ' ')
  const home = { Address1: `${line} Road`, City: `${line} Town`, Country_ID }
  const relatives = { HasRelatives: 'yes', Relatives: `${words} works here` }
  return [
    ['contact', '', { FirstName: line, LastName: line, Email: 'a@b.example', Phone: '703 555 0100', ...home }],
    ['education', 'one', { School: `${line} College`, Degree: `B.S. of ${line}` }],
    [
      'employment',
      'one',
      { Employer: `${line} & Co`, JobTitle: line, From: '6/2019', To: '7/2020', Duties: words, MayBeAsked: 'no' },
    ],
    ['references', 'one', { Name: `${line} knows`, Relation: line, Email: 'c@d.example', MayBeAsked: 'yes' }],
    ['veteran', '', { VeteranType_ID }],
    ['ada', '', { ADAJobDescription_ID, CanDo: 'yes', NeedsSupport: 'yes', Support: `${words} would help` }],
    [
      'declarations',
      '',
      {
        ...relatives,
        MayWork: 'yes',
        IsTrue: ['What I have written is true and complete'],
        MayUse: ['You may use it to decide about this application'],
      },
    ],
  ]
}

export async function fillForm(
  service: Pick<SiteService, 'rows'>,
  ask: CallOperation,
  id: string,
  words: string,
): Promise<void> {
  for (const [section, entry, values] of createSections(words, await readChoices(service))) {
    await ask('SaveApplicationPart', id, section, entry, '0', JSON.stringify(values))
    await ask('CompleteApplicationSection', id, section)
  }
}

export async function fillSeparateSections(ask: CallOperation, id: string, words: string): Promise<void> {
  await ask('SaveApplicationPart', id, 'equal', '', '0', JSON.stringify({ Gender_ID: '', Remark: `${words} tells` }))
  await ask('SaveApplicationPart', id, 'ssn', '', '0', JSON.stringify({ Number: `${words} is none` }))
  await ask('SaveApplicationPart', id, 'ssn', '', '1', JSON.stringify({ Number: '123-45-6789' }))
  await ask('CompleteApplicationSection', id, 'ssn')
}
