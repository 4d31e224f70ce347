import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  shape?: keyof typeof styles.shape
  width?: keyof typeof styles.width
  lines?: number
}

export function Skeleton({ shape = 'text', width = 'full', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.root} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={joinClassNames(
            styles.bar,
            styles.shape[shape],
            styles.width[lines > 1 && line === lines - 1 ? 'half' : width],
          )}
        />
      ))}
    </span>
  )
}
