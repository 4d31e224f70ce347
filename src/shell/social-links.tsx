import type { SiteSettings } from '#contract/site-settings.ts'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { OutsideLink } from '#ui/outside-link/outside-link.tsx'
import * as styles from './social-links.css.ts'

const networks = [
  { name: 'LinkedIn', icon: 'linkedin', address: 'linkedIn' },
  { name: 'Facebook', icon: 'facebook', address: 'facebook' },
  { name: 'X', icon: 'x', address: 'x' },
] as const

/** The firm elsewhere: LinkedIn, Facebook and X (C2.2-20, C2.2-21, C2.3-08). */
export function SocialLinks({ external, className }: { external: SiteSettings['external']; className?: string }) {
  return (
    <ul className={joinClassNames(styles.root, className)}>
      {networks.map(({ name, icon, address }) => (
        <li key={name}>
          <OutsideLink href={external[address]} className={styles.link}>
            <Icon name={icon} label={name} />
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
