import type { ReactNode, Ref } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './banner.css.ts'

export type BannerProps = {
  title: string
  /** Decorative picture, 16:5 or wider. */
  src?: string
  kicker?: ReactNode
  lead?: string | null | undefined
  trail?: ReactNode
  past?: boolean
  size?: keyof typeof styles.size
  titleRef?: Ref<HTMLHeadingElement>
  /** Id of what is read with the title. */
  titleDescription?: string | undefined
  children?: ReactNode
}

export function Banner({ title, src, kicker, lead, trail, past, size = 'tall', children, ...heading }: BannerProps) {
  const { titleRef, titleDescription } = heading
  return (
    <div className={joinClassNames(styles.root, styles.size[size], past && styles.past)}>
      {src && (
        <img
          className={styles.picture}
          data-behind-text
          src={src}
          alt=""
          width={1600}
          height={480}
          fetchPriority="high"
        />
      )}
      <Container className={styles.words}>
        {trail}
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading
          level={1}
          className={styles.title}
          tabIndex={-1}
          {...(titleRef && { ref: titleRef })}
          aria-describedby={titleDescription}
        >
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Container>
    </div>
  )
}
