import type { SiteSettings } from '#contract/site-settings.ts'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { facebookIcon, linkedinIcon, xIcon } from '#ui/icon/marks/social-networks.ts'
import { ExternalLink } from '#ui/anchor/anchor.tsx'
import * as styles from './social-links.css.ts'

const networks = [
  { name: 'LinkedIn', icon: linkedinIcon, address: 'linkedIn' },
  { name: 'Facebook', icon: facebookIcon, address: 'facebook' },
  { name: 'X', icon: xIcon, address: 'x' },
] as const

export function SocialLinks({ external, className }: { external: SiteSettings['external']; className?: string }) {
  return (
    <ul className={joinClassNames(styles.root, className)}>
      {networks.map(({ name, icon, address }) => (
        <li key={name}>
          <ExternalLink href={external[address]} className={styles.link}>
            <Icon drawing={icon} label={name} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
