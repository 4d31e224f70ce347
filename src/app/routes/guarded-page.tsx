import { messages } from '#machines/meta.ts'
import { WaitingPage } from '#pages/account/waiting-page.tsx'
import { createGuardedPageFlow, guardedPageInput } from '#site/guarded-page.ts'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { SiteRoute } from '../site-route.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useSite } from '../use-site.ts'

function SignInGuard({ withoutScript, children }: { withoutScript?: ReactNode; children: ReactNode }) {
  const { session } = useSite().actors
  const [snapshot] = usePageFlow(createGuardedPageFlow, guardedPageInput(session.getSnapshot()))
  // The key mounts the page anew for somebody else.
  if (snapshot.matches('shown')) return <Fragment key={snapshot.context.person}>{children}</Fragment>
  return <WaitingPage words={messages(snapshot)} withoutScript={withoutScript} />
}

export function guardPage(
  { requiresSignIn }: SiteRoute,
  Page: ComponentType,
  WithoutScript?: ComponentType,
): ComponentType {
  if (requiresSignIn !== true) return Page
  return function Guarded() {
    return (
      <SignInGuard {...(WithoutScript && { withoutScript: <WithoutScript /> })}>
        <Page />
      </SignInGuard>
    )
  }
}
