import { continueAddress } from '#addresses/application-address.ts'
import { paths } from '#addresses/paths.ts'
import { isOpen } from '#contract/application-states.ts'
import type { ListedApplication } from '#domain/applications/group-applications.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { ApplicationDetails, type ApplicationsFlow } from './application-details.tsx'
import * as styles from './my-applications.css.ts'

type Props = ApplicationsFlow & { entry: ListedApplication }

export function ApplicationEntry({ entry, ...flow }: Props) {
  const { application, title, about, state, when, remark } = entry
  const { Posting, IsPostingOpen, JobPosting_ID, State } = application
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Heading level={4} className={styles.title}>
          {Posting && IsPostingOpen ? <Anchor href={paths.job.to(JobPosting_ID)}>{title}</Anchor> : title}
        </Heading>
        <Tag tone={isOpen(State) ? 'firm' : 'neutral'}>{state}</Tag>
      </div>
      {about !== '' && <p className={styles.quiet}>{about}</p>}
      <p>{when}</p>
      {remark !== '' && <p>{remark}</p>}
      <Actions entry={entry} {...flow} />
      <ApplicationDetails entry={entry} {...flow} />
      <flow.Posting application={application} />
    </li>
  )
}

function Actions({ entry, snapshot, send }: Props) {
  const { application, title, links } = entry
  const { Application_ID: id, JobPosting_ID, State } = application
  const { wish } = snapshot.context
  const isDraft = State === 'draft'
  const named = <VisuallyHidden>: {title}</VisuallyHidden>
  const isOff = !snapshot.matches('listed')
  if (links.length === 0 && !isOpen(State)) return null
  return (
    <Cluster gap="tight">
      {links.map(({ label, page }, index) => (
        <ButtonLink
          key={label}
          variant={index === 0 ? 'secondary' : 'text'}
          href={continueAddress(JobPosting_ID, page)}
        >
          {label}
          {named}
        </ButtonLink>
      ))}
      {isOpen(State) && (
        <Button
          variant="text"
          busy={wish?.id === id && snapshot.hasTag('busy')}
          {...(isOff && { 'aria-disabled': true })}
          onClick={() => send({ type: isDraft ? 'discard.requested' : 'withdrawal.requested', id })}
        >
          <span>{isDraft ? 'Delete the draft' : 'Withdraw'}</span>
          {named}
        </Button>
      )}
    </Cluster>
  )
}
