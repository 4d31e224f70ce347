import { paths } from '#addresses/paths.ts'
import type { AccountData } from '#contract/account-data.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import * as styles from './account-parts.css.ts'

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const saidOfSaved = (count: number) =>
  count === 0 ? 'None on this device yet.' : `${counted(count, 'job')} on this device.`

const saidOfAlerts = (count: number) =>
  count === 0
    ? 'No alerts yet. Search for jobs to be told of new ones.'
    : `${counted(count, 'alert')} for your e-mail. Each mail has a link that ends them.`

type Props = {
  /** How many jobs are saved on this device. */
  savedCount: number
  data: AccountData | null
}

/** Where an applicant goes on from her account. */
export function AccountLinks({ savedCount, data }: Props) {
  const links = [
    { label: 'My Application', href: paths.application.to(), remark: 'How to apply.' },
    { label: 'Saved jobs', href: paths.opportunities.to('saved=true'), remark: saidOfSaved(savedCount) },
    {
      label: 'Current Opportunities',
      href: paths.opportunities.to(),
      remark: data?.EmailConfirmedAt ? saidOfAlerts(data.JobAlerts.length) : 'Search all open jobs.',
    },
  ]
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, remark }) => (
        <li key={label} className={styles.link}>
          <Anchor href={href}>{label}</Anchor>
          <span className={styles.quiet}>{remark}</span>
        </li>
      ))}
    </ul>
  )
}
