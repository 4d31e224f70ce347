import { about } from '#content/about.ts'
import type { FireworksEvent, fireworksMachine } from '#machines/fireworks.machine.ts'
import { messages } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import { Fireworks } from '#ui/fireworks/fireworks.tsx'
import type { SnapshotFrom } from 'xstate'
import * as styles from './about-page.css.ts'

export type CelebrationProps = {
  readonly snapshot: SnapshotFrom<typeof fireworksMachine>
  readonly send: (event: FireworksEvent) => void
}

export function Celebration({ snapshot, send }: CelebrationProps) {
  const isBurning = snapshot.matches('burning')
  const isAsked = isBurning || snapshot.matches('over')
  return (
    <div className={styles.celebration}>
      {isBurning && <Fireworks onStop={() => send({ type: 'stop.requested' })} />}
      {isAsked && (
        <Button variant="onDark" onClick={() => send({ type: isBurning ? 'stop.requested' : 'restart.requested' })}>
          {isBurning ? about.stopFireworks : about.lightFireworks}
        </Button>
      )}
      {messages(snapshot).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}
