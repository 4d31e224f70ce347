import { paths } from '#addresses/paths.ts'
import type { AccountData, Applicant } from '#contract/account-data.ts'
import { formatFullName } from '#domain/text/initials.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import type { ReactNode } from 'react'
import * as styles from './account-parts.css.ts'

const formAddress = (form: string) => paths.signIn.to(paths.account.to(), form)

type Props = {
  applicant: Applicant
  /** Null until loaded. */
  data: AccountData | null
  confirmation: ReactNode
}

export function AccountFacts({ applicant, data, confirmation }: Props) {
  const email = (
    <div className={styles.fact}>
      <span>
        {applicant.Email}
        {data && (data.EmailConfirmedAt === null ? confirmation : <span className={styles.quiet}>Confirmed</span>)}
      </span>
      <Anchor href={formAddress('newEmail')}>Change email</Anchor>
    </div>
  )
  const password = (
    <div className={styles.fact}>
      <span>Known only to you</span>
      <Anchor href={formAddress('newPass')}>Change password</Anchor>
    </div>
  )
  return (
    <DefinitionList
      narrowTerms
      items={[
        { term: 'Name', detail: formatFullName(applicant) || 'Not given yet. We take it from your first application.' },
        { term: 'Email', detail: email },
        { term: 'Password', detail: password },
      ]}
    />
  )
}
