import { paths } from '#addresses/paths.ts'
import type { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { messages } from '#machines/meta.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { AlertDialog } from '#ui/dialog/dialog.tsx'
import { Cluster, Container, Stack } from '#ui/layout/layout.tsx'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import * as styles from './leave-site-page.css.ts'

type Props = {
  snapshot: SnapshotFrom<typeof leaveSiteMachine>
  send: (event: EventFromLogic<typeof leaveSiteMachine>) => void
  isHydrated: boolean
}

export function LeaveSitePage({ snapshot, send, isHydrated }: Props) {
  const { address } = snapshot.context
  const [words = ''] = messages(snapshot)
  const isDialog = isHydrated && snapshot.matches('asking')
  return (
    <>
      <Banner title="Employee Portal" size="short" />
      <Container className={styles.body}>
        <Stack gap="roomy">
          {!isDialog && (
            <>
              <p role="status">{words}</p>
              <p className={styles.address}>{address}</p>
            </>
          )}
          {!isHydrated && (
            <Cluster>
              <ButtonLink variant="secondary" href={paths.home.to()}>
                No
              </ButtonLink>
              <ButtonLink href={address}>Yes</ButtonLink>
            </Cluster>
          )}
          {snapshot.matches('redirecting') && (
            <a href={address} className={styles.way}>
              Continue if nothing happens
            </a>
          )}
        </Stack>
      </Container>
      <AlertDialog
        open={isDialog}
        title={words}
        subtitle={<span className={styles.address}>{address}</span>}
        onConfirm={() => send({ type: 'confirmed' })}
        onCancel={() => send({ type: 'declined' })}
      />
    </>
  )
}
