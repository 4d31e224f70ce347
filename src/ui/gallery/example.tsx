import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Section } from '#ui/section/section.tsx'
import * as styles from './gallery.css.ts'

export type ExampleProps = {
  /** The state in a word or two. */
  name: string
  /** Takes the whole line of its group. */
  whole?: boolean
  stage?: keyof typeof styles.stage
  children: ReactNode
}

/** A primitive in one state, under the name of that state. */
export function Example({ name, whole, stage = 'plain', children }: ExampleProps) {
  return (
    <figure className={joinClassNames(styles.example, whole && styles.whole)}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={styles.stage[stage]}>{children}</div>
    </figure>
  )
}

export type ExamplesProps = { title: string; lead: string; children: ReactNode }

/** The states of primitives that belong together. */
export function Examples({ title, lead, children }: ExamplesProps) {
  return (
    <Section title={title} lead={lead}>
      <div className={styles.group}>{children}</div>
    </Section>
  )
}
