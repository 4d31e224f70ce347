import { ApplyPage } from '#pages/apply/apply-page.tsx'
import { applyInput } from '#site/apply-input.ts'
import { createApplyFlow, pickFiles } from '#site/apply.ts'
import { useLocation } from 'react-router-dom'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'
import { LeaveGuard } from './leave-page-guard.tsx'
import { RunningFile } from './running-file.tsx'

export function ApplyRoute() {
  const { pathname, search } = useLocation()
  const input = applyInput(useSite(), `${pathname}${search}`)
  return <Applying key={input.id} input={input} />
}

function Applying({ input }: { input: ReturnType<typeof applyInput> }) {
  const { ports, input: given } = useSite()
  const [snapshot, send] = usePageFlow(createApplyFlow, input)
  return (
    <>
      <LeaveGuard />
      <ApplyPage
        snapshot={snapshot}
        send={send}
        Row={RunningFile}
        onFiles={(...files) => send({ type: 'files.chosen', files: pickFiles(ports, files) })}
        terms={given.settings}
      />
    </>
  )
}
