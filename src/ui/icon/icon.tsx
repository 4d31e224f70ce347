import { joinClassNames } from '#ui/class-names.ts'
import { markPaths, symbolPaths, type IconName } from './icons.ts'
import * as styles from './icon.css.ts'

export type IconProps = { name: IconName; size?: keyof typeof styles.size; label?: string; className?: string }

/** An inlined symbol in the colour of its text. Hidden from assistive technology unless it has a `label`. */
export function Icon({ name, size = 'base', label, className }: IconProps) {
  const { path, box } = findIcon(name)
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      viewBox={box}
      className={joinClassNames(styles.root, styles.size[size], className)}
      focusable="false"
      {...meaning}
    >
      <path d={path} />
    </svg>
  )
}

function findIcon(name: IconName): { path: string; box: string } {
  if (name in symbolPaths) return { path: symbolPaths[name as keyof typeof symbolPaths], box: '0 -960 960 960' }
  return { path: markPaths[name as keyof typeof markPaths], box: '0 0 24 24' }
}
