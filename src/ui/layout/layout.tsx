import type { ElementType, HTMLAttributes } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './layout.css.ts'

type BoxProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & { as?: ElementType }
type Gap = keyof typeof styles.gapSize

export type StackProps = BoxProps & { gap?: Gap; align?: keyof typeof styles.align }
export type ClusterProps = StackProps & { justify?: keyof typeof styles.justify }
export type GridProps = BoxProps & {
  gap?: Gap
  columns: keyof typeof styles.columns
  align?: keyof typeof styles.align
}
export type ContainerProps = BoxProps & { width?: keyof typeof styles.containerWidth }

export function Stack({ as: Element = 'div', gap = 'base', align = 'stretch', className, ...rest }: StackProps) {
  return (
    <Element {...rest} className={joinClassNames(styles.stack, styles.gapSize[gap], styles.align[align], className)} />
  )
}

export function Cluster(props: ClusterProps) {
  const { as: Element = 'div', gap = 'snug', align = 'center', justify = 'start', className, ...rest } = props
  const classNames = [styles.cluster, styles.gapSize[gap], styles.align[align], styles.justify[justify]]
  return <Element {...rest} className={joinClassNames(...classNames, className)} />
}

export function Grid({ as: Element = 'div', gap = 'wide', columns, align, className, ...rest }: GridProps) {
  const classNames = [styles.grid, styles.gapSize[gap], styles.columns[columns], align && styles.align[align]]
  return <Element {...rest} className={joinClassNames(...classNames, className)} />
}

export function Container({ as: Element = 'div', width = 'content', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={joinClassNames(styles.container, styles.containerWidth[width], className)} />
}
