import { LeaveDialog } from '#shell/leave-page-dialog.tsx'
import { messages } from '#machines/meta.ts'
import type { PagePlace } from '#site/page-left.ts'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
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
  useEffect(() => screen.watchLeaving(isPageLeft), [screen, isPageLeft])
  return (
    <LeaveDialog
      isOpen={snapshot.matches('asked')}
      words={messages(snapshot)}
      onLeave={() => leavePage.send({ type: 'leaving.confirmed' })}
      onStay={() => leavePage.send({ type: 'leaving.refused' })}
    />
  )
}
