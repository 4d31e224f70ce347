import { about } from '#content/about.ts'
import { Button } from '#ui/button/button.tsx'
import { Fireworks } from '#ui/fireworks/fireworks.tsx'
import * as styles from './about-page.css.ts'

type CelebrationProps = {
  readonly status: 'waiting' | 'still' | 'burning' | 'over'
  readonly onStop: () => void
  readonly onLight: () => void
}

export function Celebration({ status, onStop, onLight }: CelebrationProps) {
  const isBurning = status === 'burning'
  return (
    <div className={styles.celebration}>
      {isBurning && <Fireworks onStop={onStop} />}
      {(isBurning || status === 'over') && (
        <Button variant="onDark" onClick={isBurning ? onStop : onLight}>
          {isBurning ? about.stopFireworks : about.lightFireworks}
        </Button>
      )}
      {status === 'still' && <p>{about.darkFireworks}</p>}
    </div>
  )
}
