import type { Applicant } from '#contract/account-data.ts'
import { paths } from '#addresses/paths.ts'
import { formatFullName, formatInitials } from '#domain/text/initials.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { accountCircleIcon } from '#ui/icon/symbols/site-header.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './account-menu.css.ts'

type Props = {
  isSignedIn: boolean
  /** null while it is loading. */
  applicant: Applicant | null
  onSignOut: () => void
}

export function AccountMenu({ isSignedIn, applicant, onSignOut }: Props) {
  if (isSignedIn) return <Menu applicant={applicant} onSignOut={onSignOut} />
  return (
    <Anchor href={paths.signIn.to()} className={styles.signIn}>
      <Icon drawing={accountCircleIcon} className={styles.signInIcon} />
      <span className={styles.signInWords}>Sign In</span>
    </Anchor>
  )
}

function Menu({ applicant, onSignOut }: Omit<Props, 'isSignedIn'>) {
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.toggle}>
        {applicant && formatFullName(applicant) !== '' ? (
          <Initials applicant={applicant} />
        ) : (
          <Icon drawing={accountCircleIcon} label="Account" />
        )}
      </summary>
      <div className={styles.panel}>
        {applicant && (
          <div className={styles.who}>
            <p className={styles.name}>{formatFullName(applicant)}</p>
            <p className={styles.email}>{applicant.Email}</p>
          </div>
        )}
        <ul className={styles.list}>
          <li>
            <Anchor href={paths.account.to()} className={styles.entry}>
              Account
            </Anchor>
          </li>
          <li>
            <Anchor href={paths.application.to()} className={styles.entry}>
              My Application
            </Anchor>
          </li>
          <li>
            <button type="button" className={styles.entry} onClick={onSignOut}>
              Sign Out
            </button>
          </li>
        </ul>
      </div>
    </details>
  )
}

function Initials({ applicant }: { applicant: Applicant }) {
  return (
    <>
      <span className={styles.initials}>{formatInitials(applicant)}</span>
      <VisuallyHidden>, account of {formatFullName(applicant)}</VisuallyHidden>
    </>
  )
}
