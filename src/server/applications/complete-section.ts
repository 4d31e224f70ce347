import { completeApplicationSection as operation } from '#contract/application-operations.ts'
import type { JudgedSection } from '#contract/application-form.ts'
import { largestForm, type SectionName } from '#contract/application-sections.ts'
import { workDescriptions } from '#content/application-form.ts'
import { findOpenPosting } from '#domain/applications/find-open-posting.ts'
import { createFormPreset } from '#domain/applications/form-preset.ts'
import { judgeSection } from '#domain/applications/judge-section.ts'
import { nameApplicant } from '../accounts/applicants.ts'
import { noteDraftChange } from '../attachments/attachment-rows.ts'
import type { Content } from '../content/content-cache.ts'
import { toByteCost } from '../transaction/cost.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import type { ApplicationParts } from './application-parts.ts'
import { requireFormOpen } from './form-open.ts'
import { createApplicationOperation } from './create-application-operation.ts'
import { readSection } from './read-part.ts'
import { savingOften } from './save-part.ts'
import { noteComplete, noteProgress } from './section-rows.ts'
import { readWritten, type WrittenForm } from './written-form.ts'

type InSection = {
  readonly application: string
  readonly section: SectionName
  readonly applicantId: string
  readonly postingId: string
}

async function copyContactName(written: WrittenForm, applicantId: string, { db }: OperationContext): Promise<void> {
  const [contact] = written.get('contact') ?? []
  const text = (field: string) => String(contact?.values[field] ?? '')
  await nameApplicant(db, applicantId, { firstName: text('FirstName'), lastName: text('LastName') })
}

function createPresetParts({ genericId }: ApplicationParts, { section, postingId }: InSection, { rows }: Content) {
  const open = findOpenPosting(rows.JobPostingHeader, postingId, genericId)
  const values = createFormPreset(open?.posting ?? null, workDescriptions)[section]
  return values ? [{ entry: '', values }] : []
}

async function complete(parts: ApplicationParts, at: InSection, context: OperationContext): Promise<JudgedSection> {
  const { db, content, now } = context
  const written = await readWritten(parts, db, { application: at.application, sections: [at.section] })
  const stored = written.get(at.section) ?? []
  const judged = stored.length > 0 ? stored : createPresetParts(parts, at, content)
  const problems = judgeSection(at.section, judged, { rows: content.rows, now: now.getTime() })
  await (problems.length === 0 ? noteComplete : noteProgress)(db, at)
  if (problems.length === 0 && at.section === 'contact') await copyContactName(written, at.applicantId, context)
  await noteDraftChange(db, at.application, now)
  return { Problems: problems.map(({ entry, field, message }) => ({ Entry: entry, Field: field, Message: message })) }
}

export const completeSection = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation,
    most: 2,
    often: savingOften,
    writes: false,
    // A section may be all that a form holds.
    cost: toByteCost(largestForm),
    decode: ([application = '', section = '']): Pick<InSection, 'application' | 'section'> => ({
      application,
      section: readSection(section, parts.hasSsnQuestion),
    }),
    act: async (at, { Applicant_ID: applicantId }, context) => {
      const { JobPosting_ID: postingId } = await requireFormOpen(context.db, { applicantId, id: at.application })
      return JSON.stringify(await complete(parts, { ...at, applicantId, postingId }, context))
    },
  })
