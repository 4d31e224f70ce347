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
import { startUpkeep } from './database/upkeep.ts'
import { startNotifying } from './firm/start-notifications.ts'
import { removeStaleCopies } from './operator/data-source.ts'
import { usualBackupDays, type Config } from './settings/config.ts'
import type { Database } from './database/open-database.ts'
import type { FaultLog } from './log/fault-log.ts'
import type { WriteLine } from './log/security-log.ts'

type Duties = Pick<SiteService, 'endUnusedAccounts' | 'processApplications' | 'tidyAttachments'> & {
  readonly tidyMail: (signal: AbortSignal) => Promise<void>
  readonly removeOldCopies: () => Promise<void>
}

export const furtherUpkeep =
  ({ endUnusedAccounts, processApplications, tidyAttachments, tidyMail, removeOldCopies }: Duties) =>
  async (signal: AbortSignal) => {
    await endUnusedAccounts(signal)
    await processApplications(signal)
    await tidyAttachments(signal)
    await tidyMail(signal)
    await removeOldCopies()
  }

export type Running = {
  readonly config: Config
  readonly clock: () => Date
  readonly database: Database
  readonly service: SiteService
  readonly log: FaultLog
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

function startMail({ config, clock, database, log, origin }: Running) {
  const send = mailSender(config.mail, config.dataDir, { firmName: config.settings.firmName, origin })
  // A file on this machine brings the firm on nobody's list of senders.
  const bound = config.mail.smtpUrl === null ? {} : { ceiling: defaultRateLimit }
  const addresses = recipientEvents(database, clock)
  const stop = startMailWorker({ database, clock, log, send, addresses, ...bound })
  return async () => {
    await stop()
    send.close?.()
  }
}

export function startWork(running: Running): () => Promise<void> {
  const { config, clock, database, service, log, writeSecurity } = running
  const recordAct = createActRecorder({ clock, write: writeSecurity })
  const further = furtherUpkeep({
    ...service,
    tidyMail: mailTidier(config, database),
    removeOldCopies: copyRemover(config),
  })
  const stops = [
    startUpkeep({ database, clock, log, terms: resolveTerms(config), further }),
    startMail(running),
    startScans({ service, log, isScanned: config.clamd !== undefined }),
    startAlerts({ database, service, clock, log, alertsAt: config.alertsAt }),
    startNotifying({ config, database, clock, log }),
    startDueImports({ database, clock, log, recordAct }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
