import { account } from '#content/account.ts'
import type { Applicant } from '#contract/account-data.ts'
import { formatFullName } from '#domain/text/initials.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { useRef, type ComponentProps } from 'react'
import { AccountFacts } from './account-facts.tsx'
import { AccountLinks } from './account-links.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { JobAlerts } from './job-alerts.tsx'
import { MyApplications } from './my-applications.tsx'
import { AccountSavedJobs } from './saved-jobs.tsx'
import { AccountState } from './account-state.tsx'
import * as styles from './account-parts.css.ts'

type Props = Omit<ComponentProps<typeof AccountState>, 'focusTitle' | 'facts' | 'children'> & {
  applications: ComponentProps<typeof MyApplications>
  alerts: ComponentProps<typeof JobAlerts>
  savedJobs: ComponentProps<typeof AccountSavedJobs>
  confirmation: ComponentProps<typeof EmailConfirmation>
  applicant: Applicant | null
  savedCount: number
  onSignOut: () => void
}

export function AccountPage(props: Props) {
  const { applicant, savedCount, applications, alerts, savedJobs, confirmation, onSignOut, ...flow } = props
  const title = useRef<HTMLHeadingElement>(null)
  const { data } = flow.snapshot.context
  return (
    <>
      <Banner
        size="compact"
        kicker="Account"
        title={(applicant && formatFullName(applicant)) || 'Your account'}
        titleRef={title}
        lead={account.lead}
      />
      <Container className={styles.page}>
        <div className={styles.more}>
          <AccountState
            {...flow}
            focusTitle={() => title.current?.focus()}
            facts={
              applicant && (
                <AccountFacts
                  applicant={applicant}
                  data={data}
                  confirmation={<EmailConfirmation {...confirmation} />}
                />
              )
            }
          >
            <MyApplications {...applications} />
            <JobAlerts {...alerts} />
            <AccountSavedJobs {...savedJobs} />
          </AccountState>
        </div>
        <div className={styles.aside}>
          <AccountLinks savedCount={savedCount} />
          <Button variant="secondary" onClick={onSignOut}>
            Sign Out
          </Button>
        </div>
      </Container>
    </>
  )
}
