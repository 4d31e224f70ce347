import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { fileCopier, type CopyParts } from './copy-files.ts'
import { fillFolder } from './draft-folder.ts'
import { collectApart, type ApartParts } from './export-apart.ts'
import { createFileNames } from './export-names.ts'
import { csvHead, csvLine, jsonOf, type ListedFile } from './export-tables.ts'
import type { SentApplication, SentPage, Wanted } from './sent-applications.ts'

/** The signal ends it, and then nothing is left of it. */
export type ExportParts = Omit<CopyParts, 'folder'> &
  ApartParts & { readonly readPage: (wanted: Wanted) => Promise<SentPage> }

/** What was written; each problem is one sentence, about a file that could not be read. */
export type ExportReport = {
  readonly applications: number
  readonly withdrawn: number
  readonly files: number
  /** How many files were left out because nothing has looked at them. */
  readonly unscanned: number
  readonly problems: ReadonlyArray<string>
}

/** Writes the table and its JSON, an application at a time. */
async function openTables(folder: string) {
  const create = (name: string) => open(join(folder, name), 'wx', 0o600)
  const [csv, json] = [await create('applications.csv'), await create('applications.json')]
  const write = (file: FileHandle, text: string) => file.writeFile(text)
  let isFirst = true
  await write(csv, csvHead())
  return {
    add: async (application: SentApplication, files: ReadonlyArray<ListedFile>) => {
      await write(csv, csvLine(application, files))
      await write(json, `${isFirst ? '[' : ','}\n${jsonOf(application, files)}`)
      isFirst = false
    },
    end: () => write(json, isFirst ? '[]\n' : '\n]\n'),
    close: async () => {
      await Promise.all([csv.close(), json.close()])
    },
  }
}

type Question = Omit<Wanted, 'after'>

async function* applicationsIn({ readPage, signal }: ExportParts, question: Question) {
  let after: Wanted['after'] = null
  do {
    const page = await readPage({ ...question, after })
    for (const application of page.applications) {
      signal.throwIfAborted()
      yield application
    }
    after = page.after
  } while (after)
}

/** Copies the files of applications, and notes how many there are and what went wrong. */
function copyFiles(parts: ExportParts, folder: string) {
  const [copy, nameOf] = [fileCopier({ ...parts, folder }), createFileNames()]
  const problems: string[] = []
  const counts = { files: 0, unscanned: 0 }
  const copyOf = async ({ application, content }: SentApplication): Promise<ReadonlyArray<ListedFile>> => {
    const listed: ListedFile[] = []
    for (const file of content?.files ?? []) {
      const name = nameOf(content?.lastName ?? '', application, file.name)
      const { state, isThere, problem } = await copy(file, name)
      listed.push({ name, scan: state })
      if (isThere) counts.files += 1
      else if (state === 'not scanned') counts.unscanned += 1
      if (problem) problems.push(problem)
    }
    return listed
  }
  return { copyOf, problems, counts }
}

async function fill(parts: ExportParts, question: Question, draft: string): Promise<ExportReport> {
  await mkdir(join(draft, 'files'), { mode: 0o700 })
  const [files, apart, tables] = [copyFiles(parts, draft), collectApart(parts), await openTables(draft)]
  const counts = { applications: 0, withdrawn: 0 }
  try {
    for await (const application of applicationsIn(parts, question)) {
      await tables.add(application, await files.copyOf(application))
      await apart.add(application)
      counts[application.content ? 'applications' : 'withdrawn'] += 1
    }
    await tables.end()
    await apart.write(draft, question.posting)
  } finally {
    await tables.close()
  }
  return { ...counts, ...files.counts, problems: files.problems }
}

/**
 * Writes what the firm was sent to a folder: `applications.csv` (RFC 4180, UTF-8), `applications.json`, `files/` and `unscanned-files/`, an
 * application at a time, and in tables of their own what those must not get who decide (`export-apart.ts`). Drafts are not among them, and of a withdrawn one only that it is (B16, B35).
 * @throws FolderTaken when there is something in the folder
 */
export const exportApplications = (parts: ExportParts, folder: string, question: Question): Promise<ExportReport> =>
  fillFolder(folder, (draft) => fill(parts, question, draft))
