import { SettledStatus } from '#ui/settled-status/settled-status.tsx'
import * as styles from './password-strength.css.ts'

export type Strength = {
  /** 0 to 100. */
  readonly percent: number
  readonly text: string
  readonly colour: keyof typeof styles.reach
}

export type PasswordStrengthProps = {
  /** What is measured, such as "New Password". */
  of: string
  /** Null while nothing is written: there is no bar then. */
  strength: Strength | null
}

/** A bar that says how hard a password is to guess. What it says is told once the typing pauses. */
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
      <SettledStatus words={strength ? `${name}: ${strength.text}` : ''} />
    </>
  )
}
