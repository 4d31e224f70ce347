import pg from 'pg'

/** A connection for each question: the server may have been away since the last one. */
async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  question: string,
): Promise<ReadonlyArray<Row>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

const countByKey = (keys: ReadonlyArray<string>) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export type RowCounts = {
  readonly messages: ReadonlyMap<string, number>
  readonly accounts: ReadonlyMap<string, number>
}

export async function countRows(databaseUrl: string): Promise<RowCounts> {
  const messages = await query<{ text: string }>(databaseUrl, 'select "Message" as text from contact_message')
  const accounts = await query<{ email: string }>(databaseUrl, 'select "Email" as email from "Applicant"')
  return {
    messages: countByKey(messages.map(({ text }) => /[\da-f-]{36}/.exec(text)?.[0] ?? '')),
    accounts: countByKey(accounts.map(({ email }) => email)),
  }
}

export async function countWaitingMails(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: string }>(databaseUrl, 'select count(*) from mail_outbox where gave_up_at is null')
  return Number(row?.count ?? 0)
}
