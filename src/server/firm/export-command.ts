import { pluralize } from '#domain/text/pluralize.ts'
import { createFileStore } from '../files/file-store.ts'
import { isRecipient, openKeyRing } from '../files/key-ring.ts'
import { TargetUnavailable } from './draft-folder.ts'
import { exportApplications, type ExportReport } from './export-applications.ts'
import type { ExportPlace } from './export-target.ts'
import { filesFolderPath } from '../attachments/files-folder.ts'
import type { FirmHandler } from './firm-handler.ts'
import type { PrintLine } from '../control/run-command.ts'

/** `since` is a day in UTC, yyyy-mm-dd. */
export type ExportCommand = ExportPlace & {
  readonly posting: string | null
  readonly since: string | null
  readonly withUnscanned: boolean
  readonly operator: string
}

export type FilesAccess = {
  readonly dataDir: string
  readonly fileKeys: ReadonlyArray<string>
  readonly signal: AbortSignal
}

const formatReport = ({ path, recipient }: ExportPlace, { applications, withdrawn, files }: ExportReport) =>
  `Wrote ${pluralize(applications, 'application')} with ${pluralize(files, 'file')} to ${path}${recipient === null ? '' : `, which only the owner of ${recipient} opens`}, and of ${withdrawn} that they were withdrawn.`

const formatOmittedFiles = ({ unscanned }: ExportReport) =>
  `Left out ${pluralize(unscanned, 'file')} not scanned for viruses: --unscanned writes them to unscanned-files/.`

export function createFileOpeners(handler: Pick<FirmHandler, 'filePlace'>, { dataDir, fileKeys }: FilesAccess) {
  const openKeys = async () => openKeyRing([...fileKeys, ...(await handler.filePlace()).keys])
  const openStore = async () => {
    const { folderName } = await handler.filePlace()
    return createFileStore({ folder: filesFolderPath(dataDir, folderName), keys: await openKeys() })
  }
  return { openKeys, openStore }
}

export const findRecipientProblem = (recipient: string | null): string | null =>
  recipient === null || isRecipient(recipient)
    ? null
    : 'What stands after --to is no age recipient: expected one such as age1…, as age-keygen prints it, and not the secret key.'

async function writeExport(handler: FirmHandler, command: ExportCommand, files: FilesAccess): Promise<ExportReport> {
  const { posting, since: day, withUnscanned, recipient, operator } = command
  const since = day === null ? null : `${day}T00:00:00.000Z`
  const exportRequest = { posting, since, withUnscanned, recipient, operator }
  const readPage: FirmHandler['readSent'] = async (wanted) => {
    if (wanted.after === null) await handler.beginExport(exportRequest)
    return handler.readSent(wanted)
  }
  const { readEqualOpportunity } = handler
  const parts = {
    readPage,
    readEqualOpportunity,
    ...createFileOpeners(handler, files),
    withUnscanned,
    signal: files.signal,
  }
  return exportApplications(parts, command, { posting, since })
}

/** @returns 1 when nothing was written or a file could not be read, 2 for a bad recipient */
export async function runExport(
  handler: FirmHandler,
  command: ExportCommand,
  files: FilesAccess,
  say: PrintLine,
): Promise<number> {
  const problem = findRecipientProblem(command.recipient)
  if (problem !== null) {
    say(problem)
    return 2
  }
  try {
    const report = await writeExport(handler, command, files)
    for (const each of report.problems) say(each)
    say(formatReport(command, report))
    if (report.unscanned > 0) say(formatOmittedFiles(report))
    return report.problems.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof TargetUnavailable)) throw error
    say(error.message)
    return 1
  }
}
