import type { ApplicationFile } from '#machines/apply-context.ts'
import { ApplyPage } from '#pages/apply/apply-page.tsx'
import { applyInput, applyOf, pickFiles } from '#site/apply.ts'
import { useLocation } from 'react-router-dom'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'
import { RunningFile } from './running-file.tsx'

/** Another job is another page. */
export function ApplyRoute() {
  const { pathname, search } = useLocation()
  const input = applyInput(useSite(), `${pathname}${search}`)
  return <Applying key={input.id} input={input} />
}

function Applying({ input }: { input: ReturnType<typeof applyInput> }) {
  const { ports, input: given } = useSite()
  const [snapshot, send] = usePageFlow(applyOf, input)
  const types = snapshot.context.found?.types ?? []
  const kindOf = ({ typeId }: ApplicationFile) =>
    types.find(({ AttachmentType_ID }) => AttachmentType_ID === typeId)?.Description ?? 'File'
  return (
    <ApplyPage
      snapshot={snapshot}
      send={send}
      renderFile={(file, isOff) => <RunningFile key={file.id} file={file} kind={kindOf(file)} isOff={isOff} />}
      onFiles={(...files) => send({ type: 'files.chosen', files: pickFiles(ports, files) })}
      terms={given.settings}
    />
  )
}
