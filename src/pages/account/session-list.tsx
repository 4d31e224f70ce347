import { account } from '#content/account.ts'
import type { AccountSession } from '#contract/account-data.ts'
import { deviceInWords } from '#domain/account/device-in-words.ts'
import { formatDateTime, timeAgo } from '#domain/time/moments.ts'
import { useRetainedFocus } from '#ui/use-retained-focus.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useRef } from 'react'
import { ActionTable } from './action-table.tsx'
import * as styles from './account-parts.css.ts'

type Props = {
  sessions: ReadonlyArray<AccountSession>
  ending: string | null
  isOff: boolean
  now: number
  onEnd: (id: string) => void
}

export function SessionList({ sessions, ...rest }: Props) {
  const body = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const others = sessions.filter(({ IsThis }) => !IsThis)
  const ordered = [...sessions.filter(({ IsThis }) => IsThis), ...others]
  useRetainedFocus(
    body,
    title,
    others.map(({ Session_ID }) => ({ PrimaryKey: Session_ID })),
  )
  return (
    <section ref={body} className={styles.section} aria-labelledby="sessions">
      <Heading ref={title} id="sessions" level={2} size="h3" tabIndex={-1}>
        {account.sessions.title}
      </Heading>
      <p className={styles.words}>{others.length > 0 ? account.sessions.lead : account.sessions.alone}</p>
      <ActionTable title={account.sessions.title} subject="Session">
        {ordered.map((session) => (
          <SessionRow key={session.Session_ID} session={session} {...rest} />
        ))}
      </ActionTable>
    </section>
  )
}

type RowProps = Omit<Props, 'sessions'> & { session: AccountSession }

function SessionRow({ session, ending, isOff, now, onEnd }: RowProps) {
  const { Session_ID, Device, StartedAt, LastUsed, IsKept, IsThis } = session
  const [device, since] = [deviceInWords(Device), formatDateTime(StartedAt)]
  const isEnding = ending === Session_ID
  return (
    <tr className={styles.row} aria-busy={isEnding}>
      <th scope="row" className={styles.when}>
        <span>{IsThis ? `This device: ${device}` : device}</span>
        <span className={styles.quiet}>
          {[
            `Signed in on ${since}.`,
            ...(IsThis ? [] : [`Last used ${timeAgo(LastUsed, now)}.`]),
            IsKept ? 'Stays signed in.' : 'Until the browser is closed.',
          ].join(' ')}
        </span>
      </th>
      <td className={styles.action}>
        {!IsThis && (
          <Button
            variant="secondary"
            busy={isEnding}
            {...(isOff && { 'aria-disabled': true })}
            onClick={() => onEnd(Session_ID)}
          >
            Sign out there
            <VisuallyHidden>
              , {device}, signed in on {since}
            </VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  )
}
