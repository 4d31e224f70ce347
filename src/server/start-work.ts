import type { SiteService } from './service/site-service.ts'
import { removeOldBackups } from './backup/before-migrating.ts'
import { createActRecorder } from './control/acts.ts'
import { startDueImports } from './content/due-imports.ts'
import { startScans } from './attachments/start-scans.ts'
import { startAlerts } from './job-alerts/start-alerts.ts'
import { startMailWorker, type RecipientEvents } from './mail/mail-worker.ts'
import { mailFolderPath, mailSender, tidyMailFolder } from './mail/mail-folder.ts'
import { defaultRateLimit } from './mail/outbox.ts'
import { recordAcceptance, recordRefusal } from './job-alerts/refused-recipients.ts'
import { usualTerms, type Terms } from './database/forget-old.ts'
import { startUpkeep, upkeepInterval } from './database/upkeep.ts'
import type { TaskName, TaskRuns } from './database/task-runs.ts'
import { startNotifying } from './firm/start-notifications.ts'
import { removeStaleCopies } from './operator/data-source.ts'
import { usualBackupDays, type Config } from './settings/config.ts'
import type { Database } from './database/open-database.ts'
import type { FaultLog } from './log/fault-log.ts'
import type { WriteLine } from './log/security-log.ts'

type Duty = (signal: AbortSignal) => Promise<unknown>

const listDuties = ({ config, database, service }: Running): ReadonlyArray<readonly [TaskName, Duty]> => [
  ['unused_accounts', (signal) => service.endUnusedAccounts(signal)],
  ['applications', (signal) => service.processApplications(signal)],
  ['files', (signal) => service.tidyAttachments(signal)],
  ['mail_folder', mailTidier(config, database)],
  ['old_copies', copyRemover(config)],
]

const furtherUpkeep = (running: Running) => async (signal: AbortSignal) => {
  for (const [name, work] of listDuties(running))
    await running.runs.run({ name, every: upkeepInterval }, () => work(signal))
}

export type Running = {
  readonly config: Config
  readonly clock: () => Date
  readonly database: Database
  readonly service: SiteService
  readonly log: FaultLog
  readonly runs: TaskRuns
  readonly writeSecurity: WriteLine
  readonly origin: () => string
}

const recipientEvents = ({ db }: Pick<Database, 'db'>, clock: () => Date): RecipientEvents => ({
  refused: (subscriberId) => recordRefusal(db, subscriberId, clock()),
  accepted: (subscriberId) => recordAcceptance(db, subscriberId),
})

const resolveTerms = ({ accountEventDays = usualTerms.accountEventDays }: Config): Terms => ({ accountEventDays })

const mailTidier = ({ mail, dataDir }: Config, { db }: Database) => {
  const firmAddresses = [...Object.values(mail.contact), mail.smallBusiness, mail.careers]
  return (signal: AbortSignal) =>
    tidyMailFolder({ folder: mailFolderPath(dataDir), db, firmAddresses }, new Date(), signal)
}

const copyRemover =
  ({ dataDir, backupDays = usualBackupDays }: Config) =>
  async () => {
    removeOldBackups(dataDir, backupDays, new Date())
    await removeStaleCopies(dataDir)
  }

function startMail({ config, clock, database, log, runs, origin }: Running) {
  const send = mailSender(config.mail, config.dataDir, { firmName: config.settings.firmName, origin })
  // A file on this machine brings the firm on nobody's list of senders.
  const bound = config.mail.smtpUrl === null ? {} : { ceiling: defaultRateLimit }
  const addresses = recipientEvents(database, clock)
  const stop = startMailWorker({ database, clock, log, runs, send, addresses, ...bound })
  return async () => {
    await stop()
    send.close?.()
  }
}

export function startWork(running: Running): () => Promise<void> {
  const { config, clock, database, service, log, runs, writeSecurity } = running
  const recordAct = createActRecorder({ clock, write: writeSecurity })
  const parts = { database, clock, log, runs }
  const stops = [
    startUpkeep({ ...parts, terms: resolveTerms(config), further: furtherUpkeep(running) }),
    startMail(running),
    startScans({ service, log, runs, isScanned: config.clamd !== undefined }),
    startAlerts({ ...parts, service, alertsAt: config.alertsAt }),
    startNotifying({ ...parts, config }),
    startDueImports({ ...parts, recordAct }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await runs.close()
  }
}
