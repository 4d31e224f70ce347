import { apply } from '#content/apply.ts'
import { wordsOf } from '#machines/meta.ts'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { OwnFiles } from './own-files.tsx'
import { Told } from './told.tsx'

export function FilesPart(flow: Omit<ApplyFlow, 'terms'>) {
  const { snapshot, send } = flow
  if (snapshot.matches('failed'))
    return <LoadFailed words={wordsOf(snapshot)} onTryAgain={() => send({ type: 'load.wanted' })} />
  if (!snapshot.matches('draft') && !snapshot.matches('sent')) return <Loading words={wordsOf(snapshot)} />
  return (
    <>
      <Told snapshot={snapshot} />
      <OwnFiles {...flow} title={apply.files.title} lead={apply.files.lead} />
    </>
  )
}
