import {
  removeApplicationEntry as removeName,
  restoreApplicationEntry as restoreName,
} from '#contract/application-operations.ts'
import type { SavedPart } from '#contract/application-form.ts'
import { sections } from '#contract/application-sections.ts'
import { noteDraftChange } from '../attachments/attachment-rows.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { ApplicationParts } from './application-parts.ts'
import { requireFormOpen } from './form-open.ts'
import { requireEntryCapacity } from './form-capacity.ts'
import { createApplicationOperation } from './create-application-operation.ts'
import { findPartRow, setPartRemoved, type PartRow } from './part-rows.ts'
import type { PartPlace } from './part-store.ts'
import { readPlace, readVersion, parsePartValues } from './read-part.ts'
import { savingOften } from './save-part.ts'
import { noteProgress } from './section-rows.ts'

function readEntry(args: ReadonlyArray<string>, hasSsnQuestion: boolean): PartPlace {
  const place = readPlace(args, hasSsnQuestion)
  if (sections[place.section].isList) return place
  throw new Refused(422, 'Only what stands in a list can be removed.', true)
}

async function change(place: PartPlace, row: PartRow, isRemoved: boolean, { db, now }: OperationContext) {
  const version = row.version + 1
  await setPartRemoved(db, place, { version, removedAt: isRemoved ? now : null, now })
  await noteProgress(db, place)
  await noteDraftChange(db, place.application, now)
  return { Version: version }
}

type Removal = { readonly place: PartPlace; readonly version: number }

async function remove({ place, version }: Removal, context: OperationContext): Promise<SavedPart> {
  const row = await findPartRow(context.db, place)
  if (!row) return { Gone: true }
  if (row.removed_at !== null) return { Version: row.version }
  if (row.version === version) return change(place, row, true, context)
  const { version: Version, content, changed_at } = row
  return { Newer: { Version, Values: parsePartValues(content), ChangedAt: changed_at.toISOString(), IsRemoved: false } }
}

async function restore(place: PartPlace, context: OperationContext): Promise<SavedPart> {
  const row = await findPartRow(context.db, place)
  if (!row) return { Gone: true }
  if (row.removed_at === null) return { Version: row.version }
  await requireEntryCapacity(context.db, place)
  return change(place, row, false, context)
}

export const removeEntry = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation: removeName,
    most: 4,
    often: savingOften,
    writes: false,
    decode: (args): Removal => ({ place: readEntry(args, parts.hasSsnQuestion), version: readVersion(args[3] ?? '') }),
    act: async (asked, { Applicant_ID: applicantId }, context) => {
      await requireFormOpen(context.db, { applicantId, id: asked.place.application })
      return JSON.stringify(await remove(asked, context))
    },
  })

export const restoreEntry = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation: restoreName,
    most: 3,
    often: savingOften,
    writes: false,
    decode: (args) => readEntry(args, parts.hasSsnQuestion),
    act: async (place, { Applicant_ID: applicantId }, context) => {
      await requireFormOpen(context.db, { applicantId, id: place.application })
      return JSON.stringify(await restore(place, context))
    },
  })
