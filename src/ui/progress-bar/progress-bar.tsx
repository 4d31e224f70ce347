import * as styles from './progress-bar.css.ts'

export type ProgressBarProps = { active: boolean; label?: string }

export function PageLoadingBar({ active, label = 'Loading page' }: ProgressBarProps) {
  return active ? <div role="progressbar" aria-label={label} className={styles.root} /> : null
}
