import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#ui/heading/heading.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import * as styles from './contact-card.css.ts'

export type ContactCardProps = {
  title?: string
  level?: HeadingLevel
  name: string
  address?: ReactNode
  phone?: string | null
  extension?: string | null
  fax?: string | null
  email?: string | null
}

export function ContactCard({ title, level = 3, name, address, phone, extension, fax, email }: ContactCardProps) {
  return (
    <div className={styles.root}>
      {title && (
        <Heading level={level} size="h4">
          {title}
        </Heading>
      )}
      <address className={styles.root}>
        <p className={styles.name}>{name}</p>
        {address}
        <dl className={styles.contactList}>
          {phone && (
            <ContactRow term="Phone">
              <PhoneLink phone={phone} extension={extension} />
              {extension && <span>{` ext. ${extension}`}</span>}
            </ContactRow>
          )}
          {fax && <ContactRow term="Fax">{fax}</ContactRow>}
          {email && (
            <ContactRow term="Email">
              <a href={`mailto:${email}`}>{email}</a>
            </ContactRow>
          )}
        </dl>
      </address>
    </div>
  )
}

function ContactRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.contactRow}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  )
}
