import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { pluralize } from '#domain/text/pluralize.ts'
import * as styles from './account-parts.css.ts'

const formatSavedCount = (count: number) =>
  count === 0 ? 'None on this device yet.' : `${pluralize(count, 'job')} on this device.`

type Props = {
  savedCount: number
}

export function AccountLinks({ savedCount }: Props) {
  const links = [
    { label: 'Saved jobs', href: paths.opportunities.to('saved=true'), remark: formatSavedCount(savedCount) },
    {
      label: 'Current Opportunities',
      href: paths.opportunities.to(),
      remark: 'Search all open jobs, and get new ones by email.',
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
