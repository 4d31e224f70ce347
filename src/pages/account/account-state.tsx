import type { accountPageMachine, AccountPageEvent } from '#machines/account-page.machine.ts'
import { messages } from '#machines/meta.ts'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { DeleteAccount } from './delete-account.tsx'
import { PersonalData } from './personal-data.tsx'
import { SessionList } from './session-list.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof accountPageMachine>
  send: (event: AccountPageEvent) => void
  now: number
  focusTitle: () => void
  facts: ReactNode
  children: ReactNode
}

export function AccountState({ snapshot, send, now, focusTitle, facts, children }: Props) {
  const { data, ending, format, told } = snapshot.context
  const words = messages(snapshot)
  if (snapshot.matches('failed')) {
    // The button that is pressed goes away with the failure.
    const tryAgain = () => {
      focusTitle()
      send({ type: 'load.requested' })
    }
    return (
      <>
        <LoadFailed words={words} onTryAgain={tryAgain} />
        {facts}
      </>
    )
  }
  if (data === null || snapshot.matches('loading'))
    return (
      <>
        <Loading words={words} />
        {facts}
      </>
    )
  const isOff = !snapshot.matches('listed')
  return (
    <>
      {children}
      {facts}
      <SessionList
        sessions={data.Sessions}
        ending={ending}
        isOff={isOff}
        now={now}
        onEnd={(id) => send({ type: 'end.requested', id })}
      />
      <PersonalData
        format={format}
        isOff={isOff}
        onRequest={(wanted) => send({ type: 'file.requested', format: wanted })}
      />
      <DeleteAccount
        email={data.Email}
        isConfirmed={data.EmailConfirmedAt !== null}
        told={told}
        busy={snapshot.matches('deleting')}
        isOff={isOff}
        words={words}
        onRequest={(password) => send({ type: 'deletion.requested', password })}
      />
    </>
  )
}
