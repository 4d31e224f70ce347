import { decodeJudgedSection, decodeSavedPart, decodeApplicationFormOutcome } from '#contract/application-form.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { decodeApplicationsReply } from '#contract/application.ts'
import { read } from '#contract/operations.ts'
import { importContent } from '../content/import-content.ts'
import { openApplications } from './open-applications.testing.ts'

export const lists = {
  Country: [{ Country_ID: 'US', Description: 'United States' }],
  State: [{ State_ID: 'VA', Description: 'Virginia' }],
  ApplicantSource: [{ ApplicantSource_ID: '1', Description: 'Our website' }],
  VeteranType: [{ VeteranType_ID: '1', Description: 'Not a protected veteran' }],
  ADAJobDescription: [{ ADAJobDescription_ID: '1', Description: 'Office work' }],
  Gender: [
    { Gender_ID: '1', Description: 'Female' },
    { Gender_ID: '2', Description: 'Male' },
  ],
  EthnicCategory: [{ EthnicCategory_ID: '1', Description: 'Asian' }],
  MaritalStatus: [{ MaritalStatus_ID: '1', Description: 'Single' }],
}

export const goodParts: Readonly<Record<SectionName, FormValues>> = {
  contact: {
    FirstName: 'Ida',
    LastName: 'Moss',
    Email: 'ida@example.org',
    Phone: '703 555 0100',
    Address1: '1 Birch Lane',
    City: 'Reston',
    State_ID: 'VA',
    Country_ID: 'US',
  },
  education: { School: 'Elm College', Degree: 'B.S.', From: '9/2010', To: 'June 2014' },
  employment: {
    Employer: 'Ash Co',
    JobTitle: 'Analyst',
    From: '07/2014',
    IsCurrent: ['I still work there'],
    MayBeAsked: 'no',
  },
  references: { Name: 'Ben Marsh', Relation: 'A colleague', Email: 'ben@example.org', MayBeAsked: 'tell me first' },
  veteran: { VeteranType_ID: '1' },
  ada: { ADAJobDescription_ID: '1', CanDo: 'yes', NeedsSupport: 'no' },
  declarations: {
    MayWork: 'yes',
    HasRelatives: 'no',
    IsTrue: ['What I have written is true and complete'],
    MayUse: ['You may use it to decide about this application'],
  },
  equal: { Gender_ID: '1', EthnicCategory_ID: '1' },
  ssn: { Number: '123 45 6789' },
}

const entryLists: ReadonlyArray<SectionName> = ['education', 'employment', 'references']

const defaultEntry = (section: SectionName) => (entryLists.includes(section) ? 'one' : '')

type Site = Awaited<ReturnType<typeof openApplications>>

type Place = readonly [id: string, section: SectionName, entry: string, version: number]

function createPartClient({ ask }: Site) {
  const save = async (token: string, [id, section, entry, version]: Place, values: FormValues) =>
    decodeSavedPart(
      (await ask(token, 'SaveApplicationPart', id, section, entry, `${version}`, JSON.stringify(values))).payload,
    )
  return {
    save,
    remove: async (token: string, [id, section, entry, version]: Place) =>
      decodeSavedPart((await ask(token, 'RemoveApplicationEntry', id, section, entry, `${version}`)).payload),
    restore: async (token: string, id: string, section: SectionName, entry: string) =>
      decodeSavedPart((await ask(token, 'RestoreApplicationEntry', id, section, entry)).payload),
  }
}

function createFormClient(site: Site) {
  const { ask, send } = site
  const writes = createPartClient(site)
  const complete = async (token: string, id: string, section: SectionName) =>
    decodeJudgedSection((await ask(token, 'CompleteApplicationSection', id, section)).payload).Problems
  return {
    ...writes,
    complete,
    fill: async (token: string, id: string, sections: ReadonlyArray<SectionName>) => {
      for (const section of sections) {
        await writes.save(token, [id, section, defaultEntry(section), 0], goodParts[section])
        await complete(token, id, section)
      }
    },
    whole: async (token: string, id: string) =>
      decodeApplicationFormOutcome((await ask(token, 'SubmitWholeApplication', id)).payload),
    form: async (token: string, id: string) => {
      const [application] = decodeApplicationsReply(
        (await send([read('ApplicantApplication', [id])], { token })).payload,
      )
      if (!application) throw new Error(`There is no application ${id}.`)
      return application
    },
  }
}

export const demanded: ReadonlyArray<SectionName> = [
  'contact',
  'education',
  'employment',
  'references',
  'veteran',
  'ada',
  'declarations',
]

function createFormFixtures(site: Pick<Site, 'newcomer' | 'begin' | 'file'> & ReturnType<typeof createFormClient>) {
  const drafted = async (job = 'Cost1', isConfirmed = true) => {
    const { id: applicantId, ...person } = await site.newcomer(isConfirmed)
    return { ...person, applicantId, id: await site.begin(person.token, job) }
  }
  return {
    drafted,
    sent: async (job = 'Cost1', isConfirmed = true) => {
      const person = await drafted(job, isConfirmed)
      await site.file(person.id)
      await site.fill(person.token, person.id, demanded)
      const outcome = await site.whole(person.token, person.id)
      if (outcome.Outcome !== 'submitted') throw new Error(`The form was not sent: ${JSON.stringify(outcome)}`)
      return person
    },
  }
}

export async function openForms(name: string, options: Parameters<typeof openApplications>[1] = {}) {
  const site = await openApplications(name, options)
  const offer = (rows: Partial<Record<keyof typeof lists, ReadonlyArray<object>>> = lists) =>
    importContent(site.database, rows, { prune: true, clock: site.now })
  await offer()
  const asks = createFormClient(site)
  return {
    ...site,
    ...asks,
    ...createFormFixtures({ ...site, ...asks }),
    offer,
    reset: async () => {
      await site.reset()
      await site.database.db.deleteFrom('equal_opportunity_count').execute()
      await offer()
    },
  }
}
