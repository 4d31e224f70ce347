import { useNavigate } from 'react-router-dom'
import { leave } from './leave-page.ts'
import { paths } from './paths.ts'
import { useSite } from './use-site.ts'

/** Goes home and ends the session (C2.2-30, C2.2-31), unless the visitor would rather stay with what is unsent. */
export function useSignOut(): () => void {
  const { session, leavePage } = useSite()
  const navigate = useNavigate()
  const signOut = async () => {
    await navigate(paths.home.to(), { flushSync: true })
    session.send({ type: 'sign.out' })
  }
  return () => leave(leavePage, { goOn: () => void signOut(), stay: () => {} })
}
