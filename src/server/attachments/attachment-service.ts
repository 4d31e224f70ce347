import type { SiteService } from '../service/site-service.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import { createAttach } from './attach.ts'
import { createOpenAttachment } from './opened-attachment.ts'
import { scanFiles } from './scan-files.ts'
import { tidyFiles } from './tidy-files.ts'

type AttachmentService = Pick<
  SiteService,
  'attach' | 'openAttachment' | 'scanAttachments' | 'tidyAttachments' | 'filesProblem'
>

export const attachmentService = (parts: AttachmentParts): AttachmentService => ({
  attach: createAttach(parts),
  openAttachment: createOpenAttachment(parts),
  scanAttachments: (signal) => scanFiles(parts, signal),
  tidyAttachments: (signal) => tidyFiles(parts, signal),
  filesProblem: () => parts.folder.problem(),
})
