import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './logo.css.ts'
import { barsPath, trunkPath } from './mark.ts'

export type LogoProps = {
  name: string
  tone?: keyof typeof styles.tone
}

export function Logo({ name, tone = 'light' }: LogoProps) {
  return (
    <span className={joinClassNames(styles.root, styles.tone[tone])}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false" className={styles.mark}>
        <path d={barsPath} fill="currentColor" />
        <path d={trunkPath} className={styles.trunk} />
      </svg>
      <span>{name}</span>
    </span>
  )
}
