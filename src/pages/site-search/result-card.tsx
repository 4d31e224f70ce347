import type { SearchResult } from '#addresses/search-result.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { arrowForwardIcon } from '#ui/icon/symbols/arrows.ts'
import { eventIcon } from '#ui/icon/symbols/dates.ts'
import { locationOnIcon, workIcon } from '#ui/icon/symbols/places.ts'
import { newspaperIcon, webIcon } from '#ui/icon/symbols/documents.ts'
import * as styles from './result-card.css.ts'

const drawings: Record<SearchResult['icon'], IconShape> = {
  work: workIcon,
  location_on: locationOnIcon,
  event: eventIcon,
  newspaper: newspaperIcon,
  web: webIcon,
}

export function ResultCard({ result }: { result: SearchResult }) {
  const { type, icon, title, note, description, address } = result
  return (
    <li className={styles.root}>
      <p className={styles.type}>
        <Icon drawing={drawings[icon]} size="small" />
        {type}
      </p>
      <h3 className={styles.title}>
        <Anchor href={address} className={styles.link}>
          {title}
        </Anchor>
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      {description && <p className={styles.description}>{description.replace(/\.\.\. Read More$/, '…')}</p>}
      <div className={styles.more}>
        <ButtonLink href={address} variant="text" trailingIcon={arrowForwardIcon} aria-label={`Read More: ${title}`}>
          Read More
        </ButtonLink>
      </div>
    </li>
  )
}
