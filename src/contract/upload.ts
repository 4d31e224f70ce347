/** The largest file that is taken, in bytes. */
export const largestFile = 10 * 1024 * 1024

/** The kinds of files that are taken, by the ends of their names. */
export const fileEndings = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'] as const

/** The longest name of a file, in characters. */
export const longestFileName = 150

/** Where files of applications are put, and where tickets open them; relative to the origin. */
export const attachmentsPath = 'data/attachments'
export const openedAttachmentsPath = `${attachmentsPath}/opened`

/** Where a file comes from and goes to. */
export type UploadAsked = {
  /** The id that the client has chosen for it, 22 characters of base64url: the same upload once more has the same. */
  readonly attachmentId: string
  readonly applicationId: string
  readonly typeId: string
  /** The name of the file as it was chosen. */
  readonly name: string
}

/**
 * The address that a file is put to, relative to the origin: `PUT`, the bytes of the file as `application/octet-stream`, the
 * token as for a transaction. It answers an envelope whose payload is an `Attachment`; of the same id once more the same.
 */
export function uploadPath({ attachmentId, applicationId, typeId, name }: UploadAsked): string {
  const query = new URLSearchParams({ application: applicationId, type: typeId, name })
  return `${attachmentsPath}/${encodeURIComponent(attachmentId)}?${query}`
}

/** The address at which a ticket opens a file, relative to the origin. */
export const openedPath = (ticket: string): string => `${openedAttachmentsPath}/${encodeURIComponent(ticket)}`

/** What is wrong with a file, in words for its owner; the same on both ends. */
export const fileProblems = {
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  empty: 'This file is empty. Please choose the one with your text in it.',
  locked: 'This file is locked with a password, so our recruiters could not read it. Please save it without one.',
  ending: 'Please choose a PDF, Word (DOC, DOCX), OpenDocument (ODT), RTF or text (TXT) file.',
  other: 'This file is not what its name says. Please save it as PDF or Word and choose it again.',
  tooMany: 'An application holds five files at most. Please remove one first.',
  full: 'Too many files were sent from this account today. Please try again tomorrow.',
} as const
export type FileProblem = keyof typeof fileProblems
