import type { applyMachine } from '#machines/apply.machine.ts'
import type { ApplyEvent } from '#machines/apply-setup.ts'
import type { ApplicationFile } from '#machines/apply-context.ts'
import type { ComponentType } from 'react'
import type { SnapshotFrom } from 'xstate'

export const fileElementId = (attachmentId: string): string => `file-${attachmentId}`

export type RowProps = {
  readonly file: ApplicationFile
  readonly kind: string
  readonly isOff: boolean
}

export type ApplyFlow = {
  readonly snapshot: SnapshotFrom<typeof applyMachine>
  readonly send: (event: ApplyEvent) => void
  readonly Row: ComponentType<RowProps>
  readonly onFiles: (...files: ReadonlyArray<File>) => void
  readonly terms: { readonly draftDays: number; readonly applicationDays: number }
}
