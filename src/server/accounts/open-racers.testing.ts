import { createSiteService } from '../create-site-service.ts'
import { openDatabase } from '../database/open-database.ts'
import { startPostgres } from '../database/start-postgres.testing.ts'
import { cheap, enrolApplicant } from './enrol-applicant.testing.ts'
import { password } from './open-accounts.testing.ts'
import { createAccountClient } from './open-account-forms.testing.ts'
import { startProcess } from './start-process.testing.ts'

export async function openRacers(name: string) {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase(name)
  const database = await openDatabase({ databaseUrl })
  const { challenge } = createSiteService({ database })
  const processes = await Promise.all([startProcess(databaseUrl), startProcess(databaseUrl)] as const)
  const [one, other] = processes.map((process) => ({ ...process, ...createAccountClient({ ...process, challenge }) }))
  if (!one || !other) throw new Error('Two processes were to start.')
  return {
    database,
    one,
    other,
    enrol: async (email: string) => {
      const person = { firstName: 'Ida', lastName: 'Run', email, password }
      await enrolApplicant(database.db, person, new Date(), cheap)
      return [(await one.enter(email)).token, (await other.enter(email)).token] as const
    },
    forgetAttempts: () => database.db.deleteFrom('attempt_count').execute(),
    close: async () => {
      await Promise.all(processes.map(({ stop }) => stop()))
      await database.close()
      await postgres.stop()
    },
  }
}
