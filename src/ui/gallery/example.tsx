import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Section } from '#ui/section/section.tsx'
import * as styles from './gallery.css.ts'

export const listKeys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

export type ExampleProps = {
  name: string
  whole?: boolean
  stage?: keyof typeof styles.stage
  children: ReactNode
}

export function Example({ name, whole, stage = 'plain', children }: ExampleProps) {
  return (
    <figure className={joinClassNames(styles.example, whole && styles.fullWidth)}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={styles.stage[stage]}>{children}</div>
    </figure>
  )
}

export type ExamplesProps = { title: string; lead: string; children: ReactNode }

export function Examples({ title, lead, children }: ExamplesProps) {
  return (
    <Section title={title} lead={lead}>
      <div className={styles.group}>{children}</div>
    </Section>
  )
}
