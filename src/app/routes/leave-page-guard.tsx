import { LeaveDialog } from '#shell/leave-page-dialog.tsx'
import { messages } from '#machines/meta.ts'
import type { PagePlace } from '#site/page-left.ts'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useScreen, useSite } from '../use-site.ts'

type Props = { readonly isPageLeft?: (from: PagePlace, to: PagePlace) => boolean }

const isPathLeft = (from: PagePlace, to: PagePlace) => from.pathname !== to.pathname

/** Every page with a form must render this itself. */
export function LeaveGuard({ isPageLeft = isPathLeft }: Props) {
  const isUnchanged = useSelector(useSite().actors.leavePage, (snapshot) => snapshot.matches('unchanged'))
  return isUnchanged ? null : <Guard isPageLeft={isPageLeft} />
}

function Guard({ isPageLeft }: Required<Props>) {
  const { leavePage } = useSite().actors
  const screen = useScreen()
  const snapshot = useSelector(leavePage, (current) => current)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isPageLeft(currentLocation, nextLocation) && screen.isGuarded(),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') screen.hold(blocker)
  }, [screen, blocker])
  return (
    <LeaveDialog
      isOpen={snapshot.matches('asked')}
      words={messages(snapshot)}
      onLeave={() => leavePage.send({ type: 'leaving.confirmed' })}
      onStay={() => leavePage.send({ type: 'leaving.refused' })}
    />
  )
}
