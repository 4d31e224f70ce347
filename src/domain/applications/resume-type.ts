import { isSameName } from '../text/fold-text.ts'

type AttachmentType = { readonly AttachmentType_ID: string; readonly Description: string }

export const resumeType = (types: ReadonlyArray<AttachmentType>): string | null =>
  (types.find(({ Description }) => isSameName(Description, 'Resume')) ?? types[0])?.AttachmentType_ID ?? null
