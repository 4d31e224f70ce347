import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { shareAddress } from '#domain/share-address.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import * as styles from './job-page.css.ts'

type Share = { name: string; icon: IconName; href: string }

function sharesOf(job: JobPostingHeader, origin: string): ReadonlyArray<Share> {
  const path = paths.job.to(job.JobPosting_ID)
  const address = shareAddress(origin, path)
  const text = encodeURIComponent(`Job opening: ${job.JobFunction} ${origin}${path}`)
  return [
    { name: 'LinkedIn', icon: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'Twitter', icon: 'x', href: `https://twitter.com/intent/tweet?text=${text}` },
    { name: 'e-mail', icon: 'mail', href: `mailto:?subject=${encodeURIComponent(job.JobFunction)}&body=${text}` },
  ]
}

/** Links that share the job elsewhere (J2.5-48, J2.5-51, J5-56 to J5-58). */
export function ShareRow({ job, origin }: { job: JobPostingHeader; origin: string }) {
  return (
    <section className={styles.share} aria-label="Share this job">
      <h2 className={styles.shareTitle}>Share this job</h2>
      <ul className={styles.shareList}>
        {sharesOf(job, origin).map(({ name, icon, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.shareLink}>
              <Icon name={icon} label={`Share by ${name}`} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
