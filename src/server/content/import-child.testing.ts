import { writeSync } from 'node:fs'
import type { KyselyPlugin } from 'kysely'
import { openDatabase } from '../database/open-database.ts'
import { importContent } from './import-content.ts'
import { readContent } from './read-content.testing.ts'

const [dataDir = '', years = '0', rows = '0'] = process.argv.slice(2)
const printLine = (line: string) => writeSync(1, `${line}\n`)

const announce: KyselyPlugin = {
  transformQuery({ node }) {
    printLine('statement')
    return node
  },
  transformResult: async ({ result }) => result,
}

const news = Array.from({ length: Number(rows) }, (_, index) => ({
  CompanyNews_ID: index,
  Title: `News of ${years}`,
  Body: `<p>${'word '.repeat(200)}</p>`,
  PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
}))

const database = await openDatabase({ dataDir })
printLine(JSON.stringify(await readContent(database)))
await importContent(
  { ...database, db: database.db.withPlugin(announce) },
  { CompanyNews: news, WebsiteStat: [{ years: Number(years) }] },
  { prune: true },
)
printLine('imported')
await database.close()
