import * as styles from './meter-bar.css.ts'

export type MeterBarProps = {
  label: string
  /** From 0 to 100. */
  percent: number
}

export const ProgressBar = ({ label, percent }: MeterBarProps) => (
  <progress className={styles.root} aria-label={label} max={100} value={percent} />
)
