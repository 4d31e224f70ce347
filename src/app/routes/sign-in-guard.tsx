import { WaitingPage } from '#pages/account/waiting-page.tsx'
import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useSession } from '../use-site.ts'

/** Shows a page to applicants alone; leads everybody else to the sign-in, which brings them back here (C6-06, C6-07). */
export function SignInGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = session.hasTag('signedIn')
  const mustSignIn = !isSignedIn && !session.matches('unknown')
  useEffect(() => {
    // Whoever signs out is on the way home already, though this page may still stand.
    if (!mustSignIn || window.location.pathname !== pathname) return
    void navigate(paths.signIn.to(`${pathname}${search}${hash}`), { replace: true })
  }, [mustSignIn, pathname, search, hash, navigate])
  return isSignedIn ? children : <WaitingPage />
}
