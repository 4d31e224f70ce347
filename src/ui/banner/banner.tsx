import { use, type ReactNode, type Ref } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { InDocument } from './in-document.ts'
import * as styles from './banner.css.ts'

export type BannerProps = {
  title: string
  /** Address of the picture behind the title, 16 to 5 or wider; it is decoration, and absent where it could not come, or words alone are enough. */
  src?: string
  /** A word or two above the title. */
  kicker?: ReactNode
  lead?: string | null | undefined
  /** Above the title, such as a `Breadcrumb`. */
  trail?: ReactNode
  /** Grey, for what is over. */
  past?: boolean
  /** `compact` leaves the room to the work below, and `slim` all but one line of it. */
  size?: keyof typeof styles.size
  /** For moving the focus to the title after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** The longest title, in characters, that may be as large as a wide screen lets it be. */
const longest = 32

/** A title that is longer, such as a name that is as long as names may be, would fill a phone with itself. */
const overlong = 96

/** The head of a page: its title on its own terrain. */
export function Banner({ title, src, kicker, lead, trail, past, size = 'tall', titleRef, children }: BannerProps) {
  const draw = use(InDocument)
  return (
    <div className={joinClassNames(styles.root, styles.size[size], past && styles.past)}>
      {src && (
        <img
          className={styles.picture}
          data-behind-text
          src={draw(src)}
          alt=""
          width={1600}
          height={480}
          fetchPriority="high"
          suppressHydrationWarning
        />
      )}
      <Container className={styles.words}>
        {trail}
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading
          level={1}
          className={joinClassNames(
            styles.title,
            title.length > longest && styles.long,
            title.length > overlong && styles.overlong,
          )}
          tabIndex={-1}
          {...(titleRef && { ref: titleRef })}
        >
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Container>
    </div>
  )
}
