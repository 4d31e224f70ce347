import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './big-number.css.ts'

export type BigNumberProps = {
  /** The number as it is read, such as "1,240"; may be an animated counter that carries its final text. */
  value: ReactNode
  suffix?: string
  label: string
  tone?: keyof typeof styles.tone
}

/** A figure worth a line of its own, with what it counts. */
export function BigNumber({ value, suffix, label, tone = 'light' }: BigNumberProps) {
  return (
    <div className={joinClassNames(styles.root, styles.tone[tone])}>
      <p className={styles.figure}>
        {value}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  )
}
