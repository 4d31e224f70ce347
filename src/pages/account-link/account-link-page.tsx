import { paths } from '#addresses/paths.ts'
import type { accountLinkMachine, AccountLinkEvent } from '#machines/account-link.machine.ts'
import { messages } from '#machines/meta.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import type { SnapshotFrom } from 'xstate'
import * as styles from './account-link-page.css.ts'
import { LinkOutcome } from './link-outcome.tsx'

type Snapshot = SnapshotFrom<typeof accountLinkMachine>

type Props = {
  readonly snapshot: Snapshot
  readonly send: (event: AccountLinkEvent) => void
  readonly recovery: string
  readonly signIn: string
}

const titles = { confirm: 'Confirm Email', undo: 'Undo Email Change' }
const buttons = { confirm: 'Confirm this email address', undo: 'Undo the change' }

export function AccountLinkPage({ snapshot, send, ...links }: Props) {
  const { kind } = snapshot.context
  const isPressing = snapshot.matches('pressing')
  const canPress = ['asks', 'failed', 'another'].includes(snapshot.value)
  return (
    <>
      <Banner size="compact" kicker="Your account" title={titles[kind]} />
      <Container>
        <div className={styles.body}>
          <LinkMessage snapshot={snapshot} />
          {(canPress || isPressing) && (
            <div>
              <Button busy={isPressing} onClick={() => send({ type: 'button.pressed' })}>
                {buttons[kind]}
              </Button>
            </div>
          )}
          {!canPress && !isPressing && <NextStep snapshot={snapshot} {...links} />}
        </div>
      </Container>
    </>
  )
}

function LinkMessage({ snapshot }: Pick<Props, 'snapshot'>) {
  const words = messages(snapshot)
  if (snapshot.matches('reading'))
    return (
      <>
        <p role="status">{words.join(' ')}</p>
        <noscript>
          <p>
            This page needs JavaScript. Please turn it on, or open the link in another browser. The link still works.
          </p>
        </noscript>
      </>
    )
  if (snapshot.matches('pressing')) return <p role="status">{words.join(' ')}</p>
  if (!snapshot.matches('asks')) return <LinkOutcome key={snapshot.value} state={snapshot.value} words={words} />
  const [title, ...sentences] = words
  return (
    <div>
      <p className={styles.title}>{title}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

function NextStep({ snapshot, recovery, signIn }: Omit<Props, 'send'>) {
  if (snapshot.matches('reading')) return null
  const isConfirmation = snapshot.context.kind === 'confirm'
  const hasRunOut = snapshot.matches('expired')
  const wasUsed = snapshot.matches('done') || snapshot.matches('used')
  const needsSignIn = snapshot.matches('signIn')
  const showsForgotPassword = isConfirmation ? hasRunOut || needsSignIn : wasUsed
  return (
    <Cluster>
      {needsSignIn && <ButtonLink href={signIn}>Sign In</ButtonLink>}
      {showsForgotPassword && <ButtonLink href={recovery}>Forgot Password</ButtonLink>}
      {hasRunOut && !isConfirmation && <ButtonLink href={paths.contact.to()}>Contact</ButtonLink>}
      {wasUsed && isConfirmation && <ButtonLink href={paths.account.to()}>Account Management</ButtonLink>}
      {!wasUsed && !needsSignIn && (
        <ButtonLink variant="secondary" href={paths.signIn.to()}>
          Sign In
        </ButtonLink>
      )}
    </Cluster>
  )
}
