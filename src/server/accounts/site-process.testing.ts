import { createInterface } from 'node:readline'
import { openDatabase } from '../database/open-database.ts'
import { createSiteService } from '../create-site-service.ts'
import { cheap } from './enrol-applicant.testing.ts'
import { resolveTokenSecrets } from './token-secret.ts'

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)

const database = await openDatabase({ databaseUrl })
const service = createSiteService({
  database,
  hashCost: cheap,
  tokenSecrets: await resolveTokenSecrets(database, { dataDir, tokenSecret: null }),
})

process.stdout.write('ready\n')
for await (const line of createInterface(process.stdin)) {
  const { id, request, options } = JSON.parse(line)
  void service.transact(request, options).then((answer) => process.stdout.write(`${JSON.stringify({ id, answer })}\n`))
}
await database.close()
