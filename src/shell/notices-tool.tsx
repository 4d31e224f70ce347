import { Icon } from '#ui/icon/icon.tsx'
import { notificationsIcon } from '#ui/icon/symbols/site-header.ts'
import * as headerStyles from './site-header.css.ts'
import * as styles from './notices-tool.css.ts'

type Props = { onOpen: () => void }

export function NoticesTool({ onOpen }: Props) {
  return (
    <li className={styles.inHeader}>
      <button type="button" className={headerStyles.tool} aria-haspopup="dialog" onClick={onOpen}>
        <Icon drawing={notificationsIcon} label="Notifications" />
      </button>
    </li>
  )
}

export function NoticesLine({ onOpen }: Props) {
  return (
    <p className={styles.inFooter}>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={onOpen}>
        <Icon drawing={notificationsIcon} size="small" />
        Notifications
      </button>
    </p>
  )
}
