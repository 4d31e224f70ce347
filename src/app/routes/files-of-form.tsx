import { FilesPart } from '#pages/apply/files-part.tsx'
import { createApplyFlow, pickFiles } from '#site/apply.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'
import { RunningFile } from './running-file.tsx'

export function FilesOfForm({ id }: { readonly id: string }) {
  const { ports } = useSite()
  const [snapshot, send] = usePageFlow(createApplyFlow, { id })
  return (
    <FilesPart
      snapshot={snapshot}
      send={send}
      Row={RunningFile}
      onFiles={(...files) => send({ type: 'files.chosen', files: pickFiles(ports, files) })}
    />
  )
}
