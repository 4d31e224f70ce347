import { useId, type ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#ui/heading/heading.tsx'
import { Container, type ContainerProps } from '#ui/layout/layout.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './section.css.ts'

export type SectionProps = {
  title?: string
  lead?: string | null | undefined
  action?: ReactNode
  level?: HeadingLevel
  tone?: keyof typeof styles.tone
  width?: NonNullable<ContainerProps['width']>
  id?: string
  /** Whether the title stands beside the rest of it on the widest windows. */
  rail?: boolean
  className?: string
  children?: ReactNode
}

export function Section(props: SectionProps) {
  const {
    title,
    lead,
    action,
    level = 2,
    tone = 'paper',
    width = 'content',
    rail = true,
    id,
    className,
    children,
  } = props
  const titleId = useId()
  return (
    <section
      id={id}
      className={joinClassNames(styles.root, styles.tone[tone], className)}
      {...(title && { 'aria-labelledby': titleId })}
    >
      <Container width={width} className={title && rail && width === 'content' ? styles.withRail : undefined}>
        {title && (
          <div className={styles.head}>
            <div className={styles.words}>
              <Heading level={level} size="h2" id={titleId} tone={tone === 'dark' ? 'onDark' : 'ink'}>
                {title}
              </Heading>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children !== undefined && <div>{children}</div>}
      </Container>
    </section>
  )
}
