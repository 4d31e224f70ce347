import type { applyMachine } from '#machines/apply.machine.ts'
import type { ApplyEvent } from '#machines/apply-setup.ts'
import type { ApplicationFile } from '#machines/apply-context.ts'
import type { ComponentType } from 'react'
import type { SnapshotFrom } from 'xstate'

/** What draws a file is given. */
export type RowProps = {
  readonly file: ApplicationFile
  /** What kind of document it is, in words. */
  readonly kind: string
  /** Whether nothing of it can be changed now. */
  readonly isOff: boolean
}

/** What the parts of the page of applying are given. */
export type ApplyFlow = {
  readonly snapshot: SnapshotFrom<typeof applyMachine>
  readonly send: (event: ApplyEvent) => void
  /** Draws a file, whose actor runs beside the page. */
  readonly Row: ComponentType<RowProps>
  /** Is told the files that were chosen or dropped. */
  readonly onFiles: (...files: ReadonlyArray<File>) => void
  /** For how many days a draft, and what was submitted, is kept. */
  readonly terms: { readonly draftDays: number; readonly applicationDays: number }
}
