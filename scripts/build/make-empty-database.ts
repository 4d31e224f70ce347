import { makeEmptyDatabase } from '#server/database/empty-database.ts'

await makeEmptyDatabase()
