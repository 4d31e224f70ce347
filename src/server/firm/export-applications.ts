import { fileCopier, type CopyParts } from './copy-files.ts'
import { collectSeparateTables, type SeparateTablesDeps } from './export-separate-tables.ts'
import { createFileNames } from './export-names.ts'
import { writePage } from './export-page.ts'
import { csvHead, csvLine, toJsonEntry, type ListedFile } from './export-tables.ts'
import { fillPlace, type ExportPlace, type ExportTarget } from './export-target.ts'
import type { SentApplication, SentPage, SentApplicationsQuery } from './sent-applications.ts'

export type ExportParts = Omit<CopyParts, 'target'> &
  SeparateTablesDeps & { readonly readPage: (wanted: SentApplicationsQuery) => Promise<SentPage> }

export type ExportReport = {
  readonly applications: number
  readonly withdrawn: number
  readonly files: number
  readonly unscanned: number
  readonly problems: ReadonlyArray<string>
}

async function openTables(target: ExportTarget) {
  const [csv, json] = [await target.text('applications.csv'), await target.text('applications.json')]
  let isFirst = true
  await csv.write(csvHead())
  return {
    add: async (application: SentApplication, files: ReadonlyArray<ListedFile>) => {
      await csv.write(csvLine(application, files))
      await json.write(`${isFirst ? '[' : ','}\n${toJsonEntry(application, files)}`)
      isFirst = false
    },
    end: async () => {
      await json.write(isFirst ? '[]\n' : '\n]\n')
      await csv.end()
      await json.end()
    },
  }
}

type Question = Omit<SentApplicationsQuery, 'after'>

async function* readApplications({ readPage, signal }: ExportParts, question: Question) {
  let after: SentApplicationsQuery['after'] = null
  do {
    const page = await readPage({ ...question, after })
    for (const application of page.applications) {
      signal.throwIfAborted()
      yield application
    }
    after = page.after
  } while (after)
}

function copyFiles(parts: ExportParts, target: ExportTarget) {
  const [copy, getName] = [fileCopier({ ...parts, target }), createFileNames()]
  const problems: string[] = []
  const counts = { files: 0, unscanned: 0 }
  const createCopy = async ({ application, content }: SentApplication): Promise<ReadonlyArray<ListedFile>> => {
    const listed: ListedFile[] = []
    for (const file of content?.files ?? []) {
      const name = getName(content?.lastName ?? '', application, file.name)
      const { state, path, problem } = await copy(file, name)
      listed.push({ name, scan: state, path })
      if (path !== null) counts.files += 1
      else if (state === 'not scanned') counts.unscanned += 1
      if (problem) problems.push(problem)
    }
    return listed
  }
  return { createCopy, problems, counts }
}

async function fill(parts: ExportParts, question: Question, target: ExportTarget): Promise<ExportReport> {
  const [files, apart, tables] = [copyFiles(parts, target), collectSeparateTables(parts), await openTables(target)]
  const page = await writePage(target)
  await target.folder('files')
  const counts = { applications: 0, withdrawn: 0 }
  for await (const application of readApplications(parts, question)) {
    const listed = await files.createCopy(application)
    await tables.add(application, listed)
    await page.add(application, listed)
    await apart.add(application)
    counts[application.content ? 'applications' : 'withdrawn'] += 1
  }
  await tables.end()
  await page.end()
  await apart.write(target, question.posting)
  return { ...counts, ...files.counts, problems: files.problems }
}

/**
 * Leaves out drafts; of a withdrawn application it writes only that it was withdrawn. @throws {FolderTaken} when the
 * place is taken
 */
export const exportApplications = (parts: ExportParts, place: ExportPlace, question: Question): Promise<ExportReport> =>
  fillPlace(place, parts.signal, (target) => fill(parts, question, target))
