import { firm } from '#content/firm.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { ManageCookies } from './cookie-consent/manage-cookies.tsx'
import * as styles from './site-footer.css.ts'

type FooterLink = { label: string; href: string; outside?: boolean; opens?: 'cookies' }

const columns: ReadonlyArray<{ title: string; links: ReadonlyArray<FooterLink> }> = [
  {
    title: 'The firm',
    links: [
      { label: 'About', href: paths.about.to() },
      { label: 'Careers', href: paths.careers.to() },
      { label: 'EEO', href: paths.equalOpportunity.to() },
      { label: 'Become an Employee-Owner', href: paths.opportunities.to() },
    ],
  },
  {
    title: 'Employees',
    links: [
      { label: 'Timesheet', href: firm.external.timesheet, outside: true },
      { label: 'E-mail', href: firm.external.email, outside: true },
      { label: 'Intranet', href: firm.external.intranet, outside: true },
    ],
  },
  {
    title: 'This site',
    links: [
      { label: 'Terms of Service', href: paths.legal.to() },
      { label: 'Privacy Policy', href: paths.privacy.to() },
      { label: 'Manage Cookies', href: paths.privacy.to('cookies'), opens: 'cookies' },
      { label: 'Do Not Sell My Personal Information', href: paths.privacy.to('ccpa') },
      { label: 'Site Map', href: '/sitemap.txt', outside: true },
    ],
  },
]

type Props = {
  firmName: string
  year: number
  /** Opens the cookie preferences; null before the page answers to the visitor. */
  onManageCookies: (() => void) | null
}

/** Where else to go, and whose site this is (C2.3). */
export function SiteFooter({ firmName, year, onManageCookies }: Props) {
  return (
    <footer className={styles.root}>
      <Container className={styles.top}>
        <div className={styles.firm}>
          <Logo tone="onDark" />
          <p>{firm.description}</p>
          <SocialLinks />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {links.map((link) => (
                <li key={link.label}>
                  {link.opens === 'cookies' ? (
                    <ManageCookies className={styles.link} onOpen={onManageCookies} />
                  ) : (
                    <FooterAnchor {...link} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className={styles.bottom}>
        <p>
          © {year} {firmName}
        </p>
        <p>A fictional firm: its people, jobs, clients and addresses are invented.</p>
      </Container>
    </footer>
  )
}

function FooterAnchor({ label, href, outside }: FooterLink) {
  if (outside)
    return (
      <a href={href} className={styles.link}>
        {label}
      </a>
    )
  return (
    <Anchor href={href} className={styles.link}>
      {label}
    </Anchor>
  )
}

const social = [
  { name: 'LinkedIn', icon: 'linkedin', href: firm.social.linkedIn },
  { name: 'Facebook', icon: 'facebook', href: firm.social.facebook },
  { name: 'X', icon: 'x', href: firm.social.x },
] as const

function SocialLinks() {
  return (
    <ul className={styles.social}>
      {social.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} className={styles.socialLink}>
            <Icon name={icon} label={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
