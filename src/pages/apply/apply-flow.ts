import type { applyMachine } from '#machines/apply.machine.ts'
import type { ApplyEvent } from '#machines/apply-setup.ts'
import type { ApplicationFile } from '#machines/apply-context.ts'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'

/** What the parts of the page of applying are given. */
export type ApplyFlow = {
  readonly snapshot: SnapshotFrom<typeof applyMachine>
  readonly send: (event: ApplyEvent) => void
  /** Draws a file, whose actor runs beside the page. */
  readonly renderFile: (file: ApplicationFile, isOff: boolean) => ReactNode
  /** Is told the files that were chosen or dropped. */
  readonly onFiles: (...files: ReadonlyArray<File>) => void
  /** For how many days a draft, and what was submitted, is kept. */
  readonly terms: { readonly draftDays: number; readonly applicationDays: number }
}
