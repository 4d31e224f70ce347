import { wordsOf } from '#machines/meta.ts'
import { WaitingPage } from '#pages/account/waiting-page.tsx'
import { guardedPageOf, visitorOf } from '#site/guarded-page.ts'
import type { ReactNode } from 'react'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'

export function SignInGuard({ withoutScript, children }: { withoutScript?: ReactNode; children: ReactNode }) {
  const { session } = useSite().actors
  const [snapshot] = usePageFlow(guardedPageOf, { visitor: visitorOf(session.getSnapshot()) })
  return snapshot.matches('shown') ? children : <WaitingPage words={wordsOf(snapshot)} withoutScript={withoutScript} />
}
