import { existsSync } from 'node:fs'
import { ensureBuilt } from './ensure-built.ts'
import { runCommand, say } from './say.ts'

await runCommand(async () => {
  await ensureBuilt()
  const { DATABASE_URL, DATA_DIR } = process.env
  if (!DATABASE_URL && !existsSync(DATA_DIR || 'data')) say('Creating the database…')
  await import('#server/main.ts')
})
