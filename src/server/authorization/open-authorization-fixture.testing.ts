import { lists } from '../applications/open-forms.testing.ts'
import { attachmentTypes } from '../attachments/open-attachments.testing.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { importContent } from '../content/import-content.ts'
import { cheap } from '../accounts/enrol-applicant.testing.ts'
import { secret } from '../accounts/open-accounts.testing.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteServiceOptions } from '../site-service-options.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { createPersonData, type PersonFixture, type Person } from './person-fixture.testing.ts'
import { keyColumns, owningColumns, readRows, listTables, watchRows, type Row } from './watch-rows.testing.ts'

const ada: Person = {
  firstName: 'Adelaide',
  lastName: 'Lovelock',
  email: 'adelaide@engine.example',
  former: 'lovelock@mill.example',
  older: 'ada@tannery.example',
  isForgetful: true,
  password: 'looms weave algebra',
  posting: '1',
}
export const ben: Person = {
  firstName: 'Benedict',
  lastName: 'Marsh',
  email: 'benedict@reed.example',
  password: 'herons stand still',
  posting: '2',
}
const otherPerson: Person = { ...ben, email: 'marsh@reed.example', former: 'marsh@old.example', posting: '3' }

const provenOperations = [
  'CreateAccount',
  'RequestNewPassword',
  'UnlockSignIn',
  'ContactFormEmail',
  'SmallBusinessProfileEmail',
  'SubscribeToJob',
  'SubscribeToJobAlerts',
]

export type PersonalValue = { readonly name: string; readonly text: string; readonly isKey: boolean }

const rowTexts = (key: string, row: Row): ReadonlyArray<Omit<PersonalValue, 'isKey'>> => {
  const [table = ''] = key.split(' ')
  return Object.entries(row).flatMap(([column, text]) =>
    typeof text === 'string' && text !== '' ? [{ name: `${table}.${column}`, text }] : [],
  )
}

type Rows = ReadonlyMap<string, Row>

const collectRowTexts = (rows: Rows) => [...rows].flatMap(([key, row]) => rowTexts(key, row))

const subtractRows = (rows: Rows, others: Rows): Rows => new Map([...rows].filter(([key]) => !others.has(key)))

const listSecrets = ({
  token,
  temporary,
  confirmLink,
  undoLink,
}: PersonFixture): ReadonlyArray<Omit<PersonalValue, 'isKey'>> => [
  { name: 'her password', text: ada.password },
  { name: 'the token of her session', text: token },
  { name: 'her temporary password', text: temporary },
  { name: 'her link that confirms', text: confirmLink },
  { name: 'her link that undoes', text: undoLink },
]

type Texts = {
  readonly hers: Rows
  readonly others: ReadonlyArray<Rows>
  readonly keys: ReadonlySet<string>
  readonly owning: ReadonlySet<string>
}

function personalTexts({ hers, others, keys, owning }: Texts, lived: PersonFixture): ReadonlyArray<PersonalValue> {
  const shared = new Set(others.flatMap(collectRowTexts).map(({ text }) => text))
  const known = collectRowTexts(hers).map((value) => ({
    ...value,
    isKey: keys.has(value.name) || owning.has(value.name),
  }))
  const secrets = listSecrets(lived).map((value) => ({ ...value, isKey: true }))
  const own = [...known, ...secrets].filter(({ text }) => !shared.has(text))
  const keysFirst = own.toSorted((a, b) => Number(keys.has(b.name)) - Number(keys.has(a.name)))
  return [...new Map(keysFirst.toReversed().map((value) => [value.text, value] as const)).values()]
}

async function openService(options: Pick<SiteServiceOptions, 'operations'>) {
  const database = await openTestDatabase('strangers_rows')
  const jobs = ['1', '2', '3', '4'].map((id) => posting(id, 'Cost Analyst'))
  await importContent(database, { JobPostingHeader: jobs, AttachmentType: attachmentTypes, ...lists })
  // A proof is checked by the clock of the machine.
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  const files = openFilesFolder()
  const { filesFolder } = files
  const baseOptions = { database, filesFolder, hasWebhook: true, hasSsnQuestion: true }
  const service = createSiteService({
    ...baseOptions,
    hashCost: cheap,
    clock: () => now,
    tokenSecrets: [secret],
    ...options,
  })
  // It makes the key of the files, which is nobody's.
  await service.tidyAttachments()
  const proofs = new Map<string, string>()
  for (const name of provenOperations) proofs.set(name, await solveCaptcha(await service.challenge(name)))
  const close = async () => {
    await database.close()
    files.remove()
  }
  return { database, service, now, close, getProof: (name: string) => proofs.get(name) ?? '' }
}

export async function openAuthorizationFixture(options: Pick<SiteServiceOptions, 'operations'> = {}) {
  const world = await openService(options)
  const { database } = world
  const empty = await readRows(database)
  const livedAda = await createPersonData(world, ada)
  const rows = subtractRows(await readRows(database), empty)
  const [livedBen, livedOther] = [await createPersonData(world, ben), await createPersonData(world, otherPerson)]
  const bensRows = subtractRows(await readRows(database), new Map([...empty, ...rows]))
  const owning = await owningColumns(database)
  const texts = { hers: rows, others: [empty, bensRows], keys: await keyColumns(database), owning }
  return {
    ...world,
    ada: { rows, texts: personalTexts(texts, livedAda), owning },
    ben: { person: ben, lived: livedBen, undoLink: livedOther.undoLink },
    tables: await listTables(database),
    look: await watchRows(database),
  }
}
