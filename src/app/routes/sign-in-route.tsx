import { returnAddress } from '#domain/visit/return-address.ts'
import { SignInPage } from '#pages/sign-in/sign-in-page.tsx'
import { applicationBehind } from '#site/application.ts'
import { signInOf } from '#site/sign-in.ts'
import { useLocation } from 'react-router-dom'
import { usePageFlow } from '../use-page-flow.ts'
import { useHydrated, useSession, useSite } from '../use-site.ts'

export function SignInRoute() {
  const [snapshot, send] = usePageFlow(signInOf, undefined)
  const { search } = useLocation()
  const application = applicationBehind(useSite(), search)
  const isSignedIn = useSession().hasTag('signedIn') && !snapshot.matches('letIn')
  return (
    <SignInPage
      snapshot={snapshot}
      send={send}
      isHydrated={useHydrated()}
      isSignedIn={isSignedIn}
      wanted={returnAddress(search)}
      application={application}
    />
  )
}
