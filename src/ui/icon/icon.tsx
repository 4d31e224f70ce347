import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './icon.css.ts'

/**
 * The path of an icon and the `viewBox` it is drawn in. Those in `symbols` are Material Symbols Outlined 400 (Apache 2.0), in
 * `0 -960 960 960`; those in `marks` the marks of the social sites, simply drawn, in `0 0 24 24`. Each is a file, so that
 * a page carries those it shows.
 */
export type IconDrawing = { readonly box: string; readonly path: string }

export type IconProps = { drawing: IconDrawing; size?: keyof typeof styles.size; label?: string; className?: string }

/** An inlined symbol in the colour of its text. Hidden from assistive technology unless it has a `label`. */
export function Icon({ drawing, size = 'base', label, className }: IconProps) {
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
}
