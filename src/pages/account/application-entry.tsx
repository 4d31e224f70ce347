import { paths } from '#addresses/paths.ts'
import { account } from '#content/account.ts'
import { isOpen, type ApplicantApplication } from '#contract/application.ts'
import { stateWords, subjectOf } from '#domain/applications/application-words.ts'
import { dayInWords } from '#domain/time/dates.ts'
import { dayOfMoment } from '#domain/time/moment-in-words.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { ApplicationDetails } from './application-details.tsx'
import type { ApplicationsFlow } from './applications-flow.ts'
import { PostingAsItStood } from './posting-as-it-stood.tsx'
import * as styles from './my-applications.css.ts'

type Props = ApplicationsFlow & { application: ApplicantApplication }

/** One application: for what, how it stands, when it was sent, and what can be done with it. */
export function ApplicationEntry({ application, ...flow }: Props) {
  const { Posting, IsPostingOpen, JobPosting_ID, State } = application
  const { title, place, number } = subjectOf(application)
  const about = [place, number && `Tracking number ${number}`].filter(Boolean).join(' · ')
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Heading level={4} className={styles.title}>
          {Posting && IsPostingOpen ? <Anchor href={paths.job.to(JobPosting_ID)}>{title}</Anchor> : title}
        </Heading>
        <Tag tone={isOpen(State) ? 'firm' : 'neutral'}>{stateWords[State]}</Tag>
      </div>
      {about !== '' && <p className={styles.quiet}>{about}</p>}
      <p>{whenOf(application)}</p>
      {!IsPostingOpen && <p>{State === 'draft' ? account.mine.unsendable : account.mine.closed}</p>}
      <Actions application={application} {...flow} />
      <ApplicationDetails application={application} {...flow} />
      <PostingAsItStood application={application} sanitise={flow.sanitise} />
    </li>
  )
}

/** When it was sent, which is never when it was changed; of a draft until when it is kept. */
function whenOf({ SubmittedAt, StartedAt, DeletedOn }: ApplicantApplication) {
  if (SubmittedAt !== null) return `Sent on ${dayOfMoment(SubmittedAt)}.`
  const end = dayInWords(DeletedOn)
  return `Begun on ${dayOfMoment(StartedAt)}. We delete this draft on ${end} if you do not go on with it.`
}

function Actions({ application, snapshot, send }: Props) {
  const { Application_ID: id, JobPosting_ID, IsPostingOpen, State } = application
  if (!isOpen(State)) return null
  const { wish } = snapshot.context
  const isDraft = State === 'draft'
  const { title } = subjectOf(application)
  const named = <VisuallyHidden>: {title}</VisuallyHidden>
  const isOff = !snapshot.matches('listed')
  return (
    <Cluster gap="tight">
      <ButtonLink variant="secondary" href={paths.apply.to(JobPosting_ID)}>
        {isDraft ? (IsPostingOpen ? 'Continue' : 'Read the draft') : 'Send newer files'}
        {named}
      </ButtonLink>
      <Button
        variant="text"
        busy={wish?.id === id && snapshot.hasTag('busy')}
        {...(isOff && { 'aria-disabled': true })}
        onClick={() => send({ type: isDraft ? 'discarding.wanted' : 'withdrawal.wanted', id })}
      >
        {isDraft ? 'Delete the draft' : 'Withdraw'}
        {named}
      </Button>
    </Cluster>
  )
}
