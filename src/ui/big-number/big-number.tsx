import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './big-number.css.ts'

export type BigNumberProps = {
  value: ReactNode
  suffix?: string
  label: string
  tone?: keyof typeof styles.tone
}

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
