import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './news-item.css.ts'

export type NewsItemProps = {
  href: string
  title: string
  picture: string | null
  date: string
  figure?: string | null
  text: string | null
  className?: string
}

export function NewsItem({ href, title, picture, date, figure, text, className }: NewsItemProps) {
  return (
    <li className={joinClassNames(styles.item, picture === null && styles.row, className)}>
      {picture !== null && (
        <img className={styles.picture} src={picture} alt="" width={640} height={400} loading="lazy" />
      )}
      <p className={styles.date}>{date}</p>
      {figure && <p className={styles.figure}>{figure}</p>}
      <h3 className={styles.title}>
        <Anchor href={href} className={styles.link}>
          {title}
        </Anchor>
      </h3>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  )
}
