import type { ApplicationFile } from '#machines/apply-context.ts'
import { FileRow } from '#pages/apply/file-row.tsx'
import { useSelector } from '@xstate/react'

type Props = { readonly file: ApplicationFile; readonly kind: string; readonly isOff: boolean }

/** A file of an application, drawn again whenever its own actor moves. */
export function RunningFile({ file: { ref }, kind, isOff }: Props) {
  const snapshot = useSelector(ref, (current) => current)
  return <FileRow snapshot={snapshot} send={(event) => ref.send(event)} kind={kind} isOff={isOff} />
}
