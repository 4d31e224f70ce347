import { firm } from '#content/firm.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor, ExternalLink } from '#ui/anchor/anchor.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { ReactNode } from 'react'
import { ManageCookies } from './cookie-consent/manage-cookies.tsx'
import { SocialLinks } from './social-links.tsx'
import * as styles from './site-footer.css.ts'

type FooterLink = {
  label: string
  href: string
  kind?: 'file' | 'outside'
  opens?: 'cookies'
}

const listFooterColumns = ({
  external,
}: Pick<SiteSettings, 'external'>): ReadonlyArray<{ title: string; links: ReadonlyArray<FooterLink> }> => [
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
      { label: 'Timesheet', href: external.timesheet, kind: 'outside' },
      { label: 'Email', href: external.email, kind: 'outside' },
      { label: 'Intranet', href: external.intranet, kind: 'outside' },
      { label: 'Employee Portal', href: paths.employeePortal.to() },
    ],
  },
  {
    title: 'This site',
    links: [
      { label: 'Terms of Service', href: paths.legal.to() },
      { label: 'Privacy Policy', href: paths.privacy.to() },
      { label: 'Manage Cookies', href: paths.privacy.to('cookies'), opens: 'cookies' },
      { label: 'Do Not Sell My Personal Information', href: paths.privacy.to('ccpa') },
      { label: 'Accessibility', href: paths.accessibility.to() },
      { label: 'Site Map', href: '/sitemap.txt', kind: 'file' },
    ],
  },
]

type Props = {
  settings: Pick<SiteSettings, 'firmName' | 'firmShortName' | 'external'>
  year: number
  /** null before hydration. */
  onManageCookies: (() => void) | null
  notices?: ReactNode
}

export function SiteFooter({ settings, year, onManageCookies, notices }: Props) {
  return (
    <footer className={styles.root}>
      <Container className={styles.top}>
        <div className={styles.firm}>
          <Logo name={settings.firmShortName} tone="onDark" />
          <p className={styles.description}>{firm.description}</p>
          <SocialLinks external={settings.external} className={styles.social} />
        </div>
        {listFooterColumns(settings).map(({ title, links }) => (
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
        <p>{`© ${year} ${settings.firmName}`}</p>
        <p>A fictional firm: its people, jobs, clients and addresses are invented.</p>
        {notices}
      </Container>
    </footer>
  )
}

function FooterAnchor({ label, href, kind }: FooterLink) {
  if (kind === 'outside')
    return (
      <ExternalLink href={href} className={styles.link}>
        {label}
      </ExternalLink>
    )
  if (kind === 'file')
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
