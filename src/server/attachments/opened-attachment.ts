import { visibleText } from '#contract/text-rules.ts'
import { isOpen } from '../accounts/sessions.ts'
import { MissingFile } from '../files/file-store.ts'
import type { OpenedFile } from '../service/site-service.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import { findOwnAttachment, type AttachmentRow } from './attachment-rows.ts'
import type { TicketClaims } from './tickets.ts'

type Parts = Pick<AttachmentParts, 'database' | 'tickets' | 'store' | 'clock'>

export const canBeOpened = ({ removed_at, scan }: Pick<AttachmentRow, 'removed_at' | 'scan'>): boolean =>
  removed_at === null && scan !== 'removed'

async function find({ database, clock }: Parts, claims: TicketClaims) {
  if (!(await isOpen(database.db, claims.family, clock()))) return null
  const row = await findOwnAttachment(database.db, claims)
  return row && canBeOpened(row) ? row : null
}

const open = async ({ store }: Parts, { name, size, stored_name, key_id }: AttachmentRow): Promise<OpenedFile> => ({
  name: visibleText(name),
  size,
  content: await (await store()).read({ storedName: stored_name, keyId: key_id }),
})

export const createOpenAttachment =
  (parts: Parts) =>
  async (ticket: string): Promise<OpenedFile | null> => {
    const claims = await parts.tickets.read(ticket, parts.clock())
    const row = claims && (await find(parts, claims))
    if (!claims || !row) return null
    try {
      return await open(parts, row)
    } catch (error) {
      // It may have got another key, and with it another place, between the two.
      const rereadRow = error instanceof MissingFile ? await find(parts, claims) : null
      if (rereadRow === null || rereadRow.stored_name === row.stored_name) throw error
      return open(parts, rereadRow)
    }
  }
