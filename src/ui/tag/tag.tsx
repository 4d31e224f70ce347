import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './tag.css.ts'

export type TagProps = { children: string; tone?: keyof typeof styles.tone }

export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={joinClassNames(styles.root, styles.tone[tone])}>{children}</span>
}
