import { visibleText } from '#contract/text-rules.ts'
import { fileEndings, fileProblems, type UploadRequest } from '#contract/upload.ts'
import { collapseWhitespace } from '#domain/text/plain-text.ts'
import type { Content } from '../content/content-cache.ts'
import { refuseUnkeepableText } from '../transaction/refuse-unkeepable-text.ts'
import { Refused } from '../transaction/refused.ts'
import { refusedFile } from './attachment-capacity.ts'

/** `kind` is what the firm calls this sort of document. */
export type Upload = UploadRequest & { readonly kind: string }

const chosenId = /^[\w-]{22}$/
const longestId = 100
const longestName = 255
const ending = new RegExp(`\\.(${fileEndings.join('|')})$`, 'i')

export function readUpload(asked: UploadRequest, { rows }: Pick<Content, 'rows'>): Upload {
  refuseUnkeepableText(asked)
  const { attachmentId, applicationId, typeId } = asked
  if (!chosenId.test(attachmentId)) throw new Refused(400, 'A file needs an id of 22 characters.')
  if (applicationId.length > longestId) throw new Refused(400, 'This is the id of no application.')
  const type = rows.AttachmentType.find((row) => row.AttachmentType_ID === typeId)
  if (!type) throw refusedFile('This kind of document can no longer be chosen. Please choose another one.')
  const name = collapseWhitespace(visibleText(asked.name))
  if (name.length > longestName) throw refusedFile('The name of this file is too long. Please give it a shorter one.')
  if (!ending.test(name)) throw refusedFile(fileProblems.ending)
  return { attachmentId, applicationId, typeId, name, kind: type.Description }
}
