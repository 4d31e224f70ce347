import { returnAddress } from '#domain/return-address.ts'
import { SignInPage } from '#pages/account-login/sign-in-page.tsx'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useAlive, useSession, useSite } from '../use-site.ts'

export function SignInRoute() {
  const [snapshot, send] = useMachine(useSite().signIn)
  const wanted = returnAddress(useLocation().search)
  const navigate = useNavigate()
  const isLetIn = snapshot.matches('letIn')
  const isSignedIn = useSession().hasTag('signedIn') && !isLetIn
  useEffect(() => {
    if (isLetIn) void navigate(wanted ?? paths.account.to(), { replace: true })
  }, [isLetIn, wanted, navigate])
  return <SignInPage snapshot={snapshot} send={send} isAlive={useAlive()} isSignedIn={isSignedIn} wanted={wanted} />
}
