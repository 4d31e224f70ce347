import type { Database } from '../database/open-database.ts'

export async function readContent({ db }: Database) {
  const stats = await db.selectFrom('WebsiteStat').select('years').execute()
  const titles = await db
    .selectFrom('CompanyNews')
    .select(['Title', ({ fn }) => fn.countAll().as('count')])
    .groupBy('Title')
    .execute()
  return { stats, titles: titles.map(({ Title, count }) => [Title, Number(count)]) }
}
