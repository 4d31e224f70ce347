import { messages } from '#machines/meta.ts'
import { DraftLookupPage } from '#pages/application/draft-lookup-page.tsx'
import { createDraftLookupFlow } from '#site/draft-lookup.ts'
import { usePageFlow } from '../use-page-flow.ts'

export function RunningDraftLookup() {
  const [snapshot] = usePageFlow(createDraftLookupFlow, undefined)
  return <DraftLookupPage words={messages(snapshot)} />
}
