import { joinClassNames } from '#ui/class-names.ts'
import { memo } from 'react'
import * as styles from './icon.css.ts'

/** `symbols` are Material Symbols Outlined 400 (Apache 2.0) in `0 -960 960 960`; `marks` are in `0 0 24 24`. */
export type IconShape = { readonly box: string; readonly path: string }

export type IconProps = { drawing: IconShape; size?: keyof typeof styles.size; label?: string; className?: string }

export const Icon = memo(function Icon({ drawing, size = 'base', label, className }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      viewBox={drawing.box}
      className={joinClassNames(styles.root, styles.size[size], className)}
      focusable="false"
      {...meaning}
    >
      <path d={drawing.path} />
    </svg>
  )
})
