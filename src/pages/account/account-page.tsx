import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { account } from '#content/account.ts'
import type { Applicant } from '#contract/applicant.ts'
import { fullNameOf } from '#domain/text/initials.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './account-page.css.ts'

type Props = {
  /** Who is signed in; null while that is not known. */
  applicant: Applicant | null
  onSignOut: () => void
}

const links = [
  { label: 'My Application', href: paths.application.to(), remark: 'How to apply.' },
  { label: 'Saved jobs', href: paths.opportunities.to('saved=true'), remark: 'The jobs you saved on this device.' },
  { label: 'Current Opportunities', href: paths.opportunities.to(), remark: 'Search all open jobs.' },
]

/** The account of the signed-in applicant (C2.1-21). */
export function AccountPage({ applicant, onSignOut }: Props) {
  return (
    <>
      <Banner
        size="compact"
        kicker="Account"
        title={applicant ? fullNameOf(applicant) : 'Your account'}
        lead={account.lead}
        src={terrainPath('account', 'dark', 1600, 480)}
      />
      <Container className={styles.body}>
        <ul className={styles.links}>
          {links.map(({ label, href, remark }) => (
            <li key={label} className={styles.link}>
              <Anchor href={href}>{label}</Anchor>
              <span className={styles.remark}>{remark}</span>
            </li>
          ))}
        </ul>
        <div className={styles.column}>
          {applicant && (
            <DefinitionList
              items={[
                { term: 'Name', detail: fullNameOf(applicant) },
                { term: 'Email', detail: applicant.Email },
              ]}
            />
          )}
          <Button variant="secondary" onClick={onSignOut}>
            Sign Out
          </Button>
        </div>
      </Container>
    </>
  )
}
