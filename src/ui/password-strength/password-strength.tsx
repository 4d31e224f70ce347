import { DebouncedStatus } from '#ui/debounced-status/debounced-status.tsx'
import * as styles from './password-strength.css.ts'

export type Strength = {
  readonly percent: number
  readonly text: string
  readonly colour: keyof typeof styles.reach
}

export type PasswordStrengthProps = {
  of: string
  strength: Strength | null
}

export function PasswordStrength({ of, strength }: PasswordStrengthProps) {
  const name = `${of} strength`
  return (
    <>
      {strength && (
        <div className={styles.root}>
          <div
            role="meter"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={strength.percent}
            aria-valuetext={strength.text}
            className={styles.track}
          >
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className={styles.fill}>
              <rect width={strength.percent} height="1" className={styles.reach[strength.colour]} />
            </svg>
          </div>
          <span aria-hidden className={styles.text}>
            {strength.text}
          </span>
        </div>
      )}
      <DebouncedStatus words={strength ? `${name}: ${strength.text}` : ''} />
    </>
  )
}
