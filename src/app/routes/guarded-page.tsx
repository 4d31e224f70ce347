import { messages } from '#machines/meta.ts'
import { WaitingPage } from '#pages/account/waiting-page.tsx'
import { createGuardedPageFlow, toVisitor } from '#site/guarded-page.ts'
import type { ReactNode } from 'react'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'

export function SignInGuard({ withoutScript, children }: { withoutScript?: ReactNode; children: ReactNode }) {
  const { session } = useSite().actors
  const [snapshot] = usePageFlow(createGuardedPageFlow, { visitor: toVisitor(session.getSnapshot()) })
  return snapshot.matches('shown') ? children : <WaitingPage words={messages(snapshot)} withoutScript={withoutScript} />
}
