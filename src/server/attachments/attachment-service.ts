import type { SiteService } from '../service/site-service.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import { createAttach } from './attach.ts'
import { createOpenAttachment } from './opened-attachment.ts'

/** What the site does with files of applications beside the operations. */
export const attachmentService = (parts: AttachmentParts): Pick<SiteService, 'attach' | 'openAttachment'> => ({
  attach: createAttach(parts),
  openAttachment: createOpenAttachment(parts),
})
