import { createElement, type HTMLAttributes, type Ref } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type HeadingProps = Omit<HTMLAttributes<HTMLHeadingElement>, 'style'> & {
  level: HeadingLevel
  size?: keyof typeof styles.size
  tone?: keyof typeof styles.tone
  ref?: Ref<HTMLHeadingElement>
}

const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'label', 6: 'label' } as const

export function Heading({ level, size = sizes[level], tone = 'ink', className, ...rest }: HeadingProps) {
  return createElement(`h${level}`, {
    ...rest,
    className: joinClassNames(styles.size[size], styles.tone[tone], className),
  })
}
