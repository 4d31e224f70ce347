export const largestFile = 10 * 1024 * 1024

export const fileEndings = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'] as const

export type FileEnding = (typeof fileEndings)[number]

/** In bytes. */
export const longestFileName = 150

export const attachmentsPath = 'data/attachments'
export const openedAttachmentsPath = `${attachmentsPath}/opened`

export type UploadRequest = {
  /** Chosen by the client, 22 characters of base64url; a repeated upload must reuse it. */
  readonly attachmentId: string
  readonly applicationId: string
  readonly typeId: string
  readonly name: string
}

export function uploadPath({ attachmentId, applicationId, typeId, name }: UploadRequest): string {
  const query = new URLSearchParams({ application: applicationId, type: typeId, name })
  return `${attachmentsPath}/${encodeURIComponent(attachmentId)}?${query}`
}

export const openedPath = (ticket: string): string => `${openedAttachmentsPath}/${encodeURIComponent(ticket)}`

export const fileProblems = {
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  empty: 'This file is empty. Please choose the one that has your text in it.',
  ending: 'Please choose a PDF, Word (DOC, DOCX), OpenDocument (ODT), RTF or text (TXT) file.',
  tooMany: 'An application can have up to five files. Please remove one first.',
} as const
