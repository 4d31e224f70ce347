import type { ReactNode } from 'react'
import * as styles from './job-page.css.ts'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.partBody}>{children}</div>
    </section>
  )
}
