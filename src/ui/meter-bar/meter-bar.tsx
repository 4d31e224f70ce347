import * as styles from './meter-bar.css.ts'

export type MeterBarProps = {
  /** Of what it is a part, for assistive technology. */
  label: string
  /** From 0 to 100. */
  percent: number
}

/** How much of something is done. It is no live region: nobody wants to hear each percent. */
export const MeterBar = ({ label, percent }: MeterBarProps) => (
  <progress className={styles.root} aria-label={label} max={100} value={percent} />
)
