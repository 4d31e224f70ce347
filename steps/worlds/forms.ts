import { decodeSavedPart, decodeApplicationFormOutcome } from '#contract/application-form.ts'
import {
  completeApplicationSection,
  saveApplicationPart,
  startApplication,
  submitApplicationWithForm,
} from '#contract/application-operations.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import type { ScanState } from '#contract/application-states.ts'
import { decodeStartedApplication } from '#contract/application.ts'
import type { FormValues } from '#contract/form.ts'
import { call } from '#contract/operations.ts'
import type { Database } from '#server/database/open-database.ts'
import type { SiteService } from '#server/service/site-service.ts'
import { asking, attachResume, getPostingId, signInAs, type Owner } from './applications.ts'

type OperationSender = ReturnType<typeof asking>
type Answers = Readonly<Partial<Record<SectionName, FormValues>>>

export type FilledForm = {
  readonly title: string
  readonly answers: Answers
  readonly resume?: string
  readonly isSent: boolean
}

export type Forms = {
  readonly fill: (owner: Owner, filled: FilledForm) => Promise<void>
  readonly checkFiles: (state: ScanState) => Promise<void>
  readonly forgetField: (section: SectionName, field: string) => Promise<void>
}

const entryKey = (section: SectionName) => (sections[section].isList ? 'elsewhere' : '')

async function save(ask: OperationSender, id: string, section: SectionName, values: FormValues) {
  const write = async (version: number) =>
    decodeSavedPart(
      await ask(call(saveApplicationPart, id, section, entryKey(section), String(version), JSON.stringify(values))),
    )
  const saved = await write(0)
  if ('Newer' in saved) await write(saved.Newer.Version)
}

async function send(ask: OperationSender, id: string) {
  const outcome = decodeApplicationFormOutcome(await ask(call(submitApplicationWithForm, id)))
  if (outcome.Outcome !== 'submitted') throw new Error(`The form was not sent: ${JSON.stringify(outcome)}.`)
}

export const createForms = (
  { db }: Pick<Database, 'db'>,
  service: Pick<SiteService, 'transact' | 'rows' | 'attach'>,
): Forms => ({
  fill: async (owner, { title, answers, resume, isSent }) => {
    const token = await signInAs(service, owner)
    const ask = asking(service, token)
    const started = await ask(call(startApplication, await getPostingId(service, title)))
    const { Application_ID: id } = decodeStartedApplication(started)
    if (resume !== undefined) await attachResume(service, owner, { id, name: resume, token })
    for (const [section, values] of Object.entries(answers) as ReadonlyArray<[SectionName, FormValues]>) {
      await save(ask, id, section, values)
      await ask(call(completeApplicationSection, id, section))
    }
    if (isSent) await send(ask, id)
    await ask(call('SignOut'))
    await db.deleteFrom('attempt_count').execute()
  },
  checkFiles: async (scan) => {
    await db.updateTable('attachment').set({ scan }).execute()
  },
  forgetField: async (section, field) => {
    const parts = db.selectFrom('application_part').where('section', '=', section)
    for (const { content } of await parts.select('content').distinct().execute()) {
      const { [field]: _, ...former } = JSON.parse(content) as FormValues
      const written = db.updateTable('application_part').where('section', '=', section).where('content', '=', content)
      await written.set({ content: JSON.stringify(former) }).execute()
    }
  },
})
