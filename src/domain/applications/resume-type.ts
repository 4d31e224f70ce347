import { sameName } from '../text/fold-text.ts'

type AttachmentType = { readonly AttachmentType_ID: string; readonly Description: string }

/** The types that a resume may have: the one that is called so, else the first of the list; null: any. */
export const resumeType = (types: ReadonlyArray<AttachmentType>): string | null =>
  (types.find(({ Description }) => sameName(Description, 'Resume')) ?? types[0])?.AttachmentType_ID ?? null
