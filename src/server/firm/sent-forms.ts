import { sql, type Kysely } from 'kysely'
import type { SentForm } from '#contract/application-form.ts'
import { equalOpportunityKinds } from '../applications/equal-opportunity.ts'
import { parsePartValues } from '../applications/read-part.ts'
import { listSentForms } from '../applications/sent-form.ts'
import type { Tables } from '../database/tables.ts'
import type { SealedText } from '../files/seal-text.ts'

type Ids = ReadonlyArray<string>

async function listDescriptions(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const kind of equalOpportunityKinds) {
    const read = sql<{ id: string; name: string }>`select ${sql.ref(`${kind}_ID`)} as id, "Description" as name
      from ${sql.table(kind)}`
    for (const { id, name } of (await read.execute(db)).rows) names.set(`${kind} ${id}`, name)
  }
  return names
}

async function listSealedNumbers(db: Kysely<Tables>, ids: Ids): Promise<ReadonlyMap<string, SealedText>> {
  const rows = await db.selectFrom('application_secret').selectAll().where('Application_ID', 'in', ids).execute()
  return new Map(rows.map(({ Application_ID: id, sealed, key_id: keyId }) => [id, { sealed, keyId }]))
}

async function listEqualOpportunityAnswers(db: Kysely<Tables>, ids: Ids) {
  const rows = await db.selectFrom('equal_opportunity_answer').selectAll().where('Application_ID', 'in', ids).execute()
  const names = await listDescriptions(db)
  const told = (content: string) => {
    const values = parsePartValues(content)
    return Object.fromEntries(
      equalOpportunityKinds.map((kind) => [kind, names.get(`${kind} ${String(values[`${kind}_ID`] ?? '')}`) ?? '']),
    )
  }
  return new Map(rows.map(({ Application_ID: id, content }) => [id, told(content)]))
}

export async function readFormDetails(db: Kysely<Tables>, ids: Ids, isByPerson: boolean) {
  const isAny = ids.length > 0
  const sent = isAny ? await listSentForms(db, ids) : new Map<string, SentForm>()
  const numbers = isAny ? await listSealedNumbers(db, ids) : new Map<string, SealedText>()
  const answers =
    isAny && isByPerson
      ? await listEqualOpportunityAnswers(db, ids)
      : new Map<string, Readonly<Record<string, string>>>()
  return (id: string) => {
    const form = sent.get(id) ?? null
    // What stands in a form that was not sent is a draft.
    if (form === null) return { form, number: null, equalOpportunity: null }
    return { form, number: numbers.get(id) ?? null, equalOpportunity: answers.get(id) ?? null }
  }
}

export type EqualOpportunityCount = {
  readonly posting: string
  readonly year: number
  readonly kind: string
  readonly choice: string
  readonly count: number
}

export async function readEqualOpportunity(
  db: Kysely<Tables>,
  posting: string | null,
): Promise<ReadonlyArray<EqualOpportunityCount>> {
  const names = await listDescriptions(db)
  const rows = await db
    .selectFrom('equal_opportunity_count')
    .selectAll()
    .$if(posting !== null, (query) => query.where('JobPosting_ID', '=', posting))
    .orderBy('JobPosting_ID')
    .orderBy('year')
    .orderBy('kind')
    .orderBy('choice')
    .execute()
  return rows.map(({ JobPosting_ID, year, kind, choice, count }) => ({
    posting: JobPosting_ID,
    year,
    kind,
    choice: names.get(`${kind} ${choice}`) ?? choice,
    count,
  }))
}
