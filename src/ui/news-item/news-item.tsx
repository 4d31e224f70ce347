import { Anchor } from '#ui/anchor/anchor.tsx'
import * as styles from './news-item.css.ts'

export type NewsItemProps = { href: string; title: string; picture: string; date: string; text: string | null }

/** One piece of news of a list. */
export function NewsItem({ href, title, picture, date, text }: NewsItemProps) {
  return (
    <li className={styles.item}>
      <img className={styles.picture} src={picture} alt="" width={640} height={400} loading="lazy" />
      <p className={styles.date}>{date}</p>
      <h3 className={styles.title}>
        <Anchor href={href} className={styles.link}>
          {title}
        </Anchor>
      </h3>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  )
}
