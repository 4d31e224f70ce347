import { createFileStore } from '../files/file-store.ts'
import { openKeyRing } from '../files/key-ring.ts'
import { FolderTaken } from './draft-folder.ts'
import { exportApplications, type ExportReport } from './export-applications.ts'
import { filesFolderIn } from '../attachments/files-folder.ts'
import type { FirmHandler } from './firm-handler.ts'
import type { Say } from './status-command.ts'

/** What is exported: of one posting, changed since a day in UTC (yyyy-mm-dd), or all. */
export type ExportCommand = {
  readonly folder: string
  readonly posting: string | null
  readonly since: string | null
  /** Whether files that nothing has looked at are wanted, in a folder of their own. */
  readonly withUnscanned: boolean
}

export type ExportPlace = {
  readonly dataDir: string
  /** The keys of the configuration, age identities. */
  readonly fileKeys: ReadonlyArray<string>
  readonly signal: AbortSignal
}

const reportOf = (folder: string, { applications, withdrawn, files }: ExportReport) =>
  `Wrote ${applications} applications with ${files} files to ${folder}, and of ${withdrawn} that they were withdrawn.`

const leftOut = ({ unscanned }: ExportReport) =>
  `Left out ${unscanned} files that nothing has looked at for viruses: --unscanned writes them to unscanned-files/.`

/** Runs `applications export`. @returns the exit code: 1 when the folder was not written, or a file could not be read */
export async function runExport(
  handler: FirmHandler,
  { folder, posting, since, withUnscanned }: ExportCommand,
  { dataDir, fileKeys, signal }: ExportPlace,
  say: Say,
): Promise<number> {
  const openKeys = async () => openKeyRing([...fileKeys, ...(await handler.filePlace()).keys])
  const openStore = async () => {
    const { folderName } = await handler.filePlace()
    return createFileStore({ folder: filesFolderIn(dataDir, folderName), keys: await openKeys() })
  }
  const { readSent: readPage, readEqualOpportunity } = handler
  const from = since === null ? null : `${since}T00:00:00.000Z`
  try {
    const parts = { readPage, readEqualOpportunity, openKeys, openStore, withUnscanned, signal }
    const report = await exportApplications(parts, folder, { posting, since: from })
    for (const problem of report.problems) say(problem)
    say(reportOf(folder, report))
    if (report.unscanned > 0) say(leftOut(report))
    return report.problems.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    say(error.message)
    return 1
  }
}
