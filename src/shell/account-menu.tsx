import type { Applicant } from '#contract/applicant.ts'
import { paths } from '#addresses/paths.ts'
import { fullNameOf, initialsOf } from '#domain/text/initials.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { accountCircleIcon } from '#ui/icon/symbols/account-circle.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useEffect, useRef } from 'react'
import * as styles from './account-menu.css.ts'

type Props = {
  isSignedIn: boolean
  /** Who is signed in; null while that is being found out. */
  applicant: Applicant | null
  onSignOut: () => void
}

/** The visitor's account: a link to sign in, or a menu under the initials of the applicant (C2.2-26 to C2.2-31). */
export function AccountMenu({ isSignedIn, applicant, onSignOut }: Props) {
  if (isSignedIn) return <Menu applicant={applicant} onSignOut={onSignOut} />
  return (
    <Anchor href={paths.signIn.to()} className={styles.signIn}>
      <Icon drawing={accountCircleIcon} className={styles.signInIcon} />
      <span className={styles.signInWords}>Sign In</span>
    </Anchor>
  )
}

/** Closes a menu by Escape, when the focus or a press goes elsewhere, and when something in it is chosen. @returns what ends that. */
function closeWhenDone(menu: HTMLDetailsElement) {
  const listening = new AbortController()
  const { signal } = listening
  const close = () => menu.removeAttribute('open')
  const closeUnlessWithin = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) close()
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  }
  const closeByChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) close()
  }
  document.addEventListener('pointerdown', ({ target }) => closeUnlessWithin(target), { signal })
  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessWithin(relatedTarget), { signal })
  menu.addEventListener('keydown', closeByKey, { signal })
  menu.addEventListener('click', closeByChoice, { signal })
  return () => listening.abort()
}

function Menu({ applicant, onSignOut }: Omit<Props, 'isSignedIn'>) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? closeWhenDone(menu.current) : undefined), [])
  return (
    <details ref={menu} className={styles.menu} data-menu>
      <summary className={styles.toggle}>
        {applicant ? <Initials applicant={applicant} /> : <Icon drawing={accountCircleIcon} label="Account" />}
      </summary>
      <div className={styles.panel}>
        {applicant && (
          <div className={styles.who}>
            <p className={styles.name}>{fullNameOf(applicant)}</p>
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
      <span className={styles.initials}>{initialsOf(applicant)}</span>
      <VisuallyHidden>, account of {fullNameOf(applicant)}</VisuallyHidden>
    </>
  )
}
