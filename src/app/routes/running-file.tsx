import type { RowProps } from '#pages/apply/apply-flow.ts'
import { FileRow } from '#pages/apply/file-row.tsx'
import { useSelector } from '@xstate/react'

export function RunningFile({ file: { ref }, kind, isOff }: RowProps) {
  const snapshot = useSelector(ref, (current) => current)
  return <FileRow snapshot={snapshot} send={(event) => ref.send(event)} kind={kind} isOff={isOff} />
}
