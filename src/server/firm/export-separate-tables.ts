import { formatSocialSecurityNumber } from '#domain/text/social-security-number.ts'
import { equalOpportunityKinds } from '../applications/equal-opportunity.ts'
import type { KeyRing } from '../files/key-ring.ts'
import { openSealed } from '../files/seal-text.ts'
import { csvTable } from './export-tables.ts'
import type { ExportTarget } from './export-target.ts'
import type { SentApplication } from './sent-applications.ts'
import type { EqualOpportunityCount } from './sent-forms.ts'

type Line = ReadonlyArray<string>

export type SeparateTablesDeps = {
  readonly openKeys: () => Promise<KeyRing>
  readonly readEqualOpportunity: (posting: string | null) => Promise<ReadonlyArray<EqualOpportunityCount>>
}

const heads = {
  'social-security-numbers.csv': ['application id', 'first name', 'last name', 'number'],
  'equal-opportunity.csv': ['posting id', 'year', 'list', 'choice', 'count'],
  'equal-opportunity-by-person.csv': [
    'application id',
    'posting id',
    'first name',
    'last name',
    'gender',
    'ethnic category',
    'marital status',
  ],
} as const

type Name = keyof typeof heads

type Target = Pick<ExportTarget, 'text'>

async function writeTable(target: Target, name: Name, lines: ReadonlyArray<Line>) {
  if (lines.length === 0) return
  const table = await target.text(name)
  await table.write(csvTable([heads[name], ...lines]))
  await table.end()
}

function toEqualOpportunityLines({ application, posting, content }: SentApplication): ReadonlyArray<Line> {
  const told = content?.equalOpportunity
  if (!content || !told) return []
  const answers = equalOpportunityKinds.map((kind) => told[kind] ?? '')
  return [[application, posting, content.firstName, content.lastName, ...answers]]
}

/** Kept out of the main table, which the people who decide read. */
export function collectSeparateTables({ openKeys, readEqualOpportunity }: SeparateTablesDeps) {
  const numbers: Line[] = []
  const byPerson: Line[] = []
  let keys: Promise<KeyRing> | undefined
  const addSsnRow = async ({ application, content }: SentApplication) => {
    if (!content?.number) return
    keys ??= openKeys()
    const number = await openSealed(await keys, content.number)
    const read = number === null ? 'could not be read' : formatSocialSecurityNumber(number)
    numbers.push([application, content.firstName, content.lastName, read])
  }
  return {
    add: async (sent: SentApplication) => {
      await addSsnRow(sent)
      byPerson.push(...toEqualOpportunityLines(sent))
    },
    write: async (target: Target, posting: string | null) => {
      const counts = await readEqualOpportunity(posting)
      const counted = counts.map((row) => [row.posting, `${row.year}`, row.kind, row.choice, `${row.count}`])
      await writeTable(target, 'social-security-numbers.csv', numbers)
      await writeTable(target, 'equal-opportunity.csv', counted)
      await writeTable(target, 'equal-opportunity-by-person.csv', byPerson)
    },
  }
}
