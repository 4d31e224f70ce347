import { paths } from '#addresses/paths.ts'
import { firm } from '#content/firm.ts'
import {
  accountRetentionText,
  applicationRetentionText,
  browserStorageItems,
  forgetting,
  privacyContact,
  privacyAdditions,
  privacyLead,
  privacyPolicy,
  privacyUpdated,
} from '#content/privacy.ts'
import { termInWords } from '#domain/account/unused-term.ts'
import { Accordion, type AccordionProps } from '#ui/accordion/accordion.tsx'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { Paragraphs } from '#ui/prose/paragraphs.tsx'
import { articleIcon } from '#ui/icon/symbols/article.ts'
import { callIcon } from '#ui/icon/symbols/contact.ts'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import type { ReactNode } from 'react'
import { RetentionLedger } from './retention-ledger.tsx'
import * as styles from './privacy-page.css.ts'

export type PrivacyPageProps = {
  readonly phone: string
  readonly accountUnusedMonths: number
  readonly applications: Parameters<typeof applicationRetentionText>[0]
  readonly place: AccordionProps['place']
  readonly onManageCookies: (() => void) | null
}

export function PrivacyPage({ phone, accountUnusedMonths, applications, place, onManageCookies }: PrivacyPageProps) {
  const contact = <Contact phone={phone} />
  const extras: Readonly<Record<string, ReactNode>> = {
    cookies: <BrowserStorageList onManageCookies={onManageCookies} />,
    ccpa: contact,
    keep: (
      <>
        <p>{accountRetentionText(accountUnusedMonths === 0 ? null : termInWords(accountUnusedMonths))}</p>
        <p>{applicationRetentionText(applications)}</p>
      </>
    ),
    changes: contact,
  }
  return (
    <>
      <Banner
        title="Privacy"
        lead={privacyLead}
        kicker={
          <>
            <span>
              Last updated <time dateTime={privacyUpdated.day}>{privacyUpdated.written}</time>
            </span>
            . <span>{privacyAdditions}</span>
          </>
        }
        size="short"
      />
      <RetentionLedger accountUnusedMonths={accountUnusedMonths} {...applications} />
      <MarginRows space="gap">
        <MarginRow margin={<Questions phone={phone} />}>
          <Accordion
            place={place}
            panels={privacyPolicy.map(({ id, title, text }) => ({
              id,
              title,
              children: (
                <>
                  <Paragraphs text={text} />
                  {extras[id] && <div className={styles.extra}>{extras[id]}</div>}
                </>
              ),
            }))}
          />
        </MarginRow>
      </MarginRows>
    </>
  )
}

function Questions({ phone }: Pick<PrivacyPageProps, 'phone'>) {
  return (
    <>
      <ContactCard title={privacyContact.title} level={2} name={firm.name} phone={phone} email={firm.emails.privacy} />
      <p>{privacyContact.text}</p>
    </>
  )
}

function Contact({ phone }: { phone: string }) {
  return (
    <>
      <p>{privacyContact.text}</p>
      <DefinitionList
        items={[
          { term: 'Phone', detail: <PhoneLink phone={phone} />, icon: callIcon },
          {
            term: 'Email',
            detail: <a href={`mailto:${firm.emails.privacy}`}>{firm.emails.privacy}</a>,
            icon: mailIcon,
          },
          {
            term: 'Form',
            detail: <Anchor href={paths.contact.to()}>Write to us on this site</Anchor>,
            icon: articleIcon,
          },
        ]}
      />
    </>
  )
}

function BrowserStorageList({ onManageCookies }: Pick<PrivacyPageProps, 'onManageCookies'>) {
  return (
    <>
      <dl>
        {browserStorageItems.map(({ name, text }) => (
          <div key={name} className={styles.storedItem}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{forgetting}</p>
      {onManageCookies && (
        <div data-print="hide">
          <Button variant="secondary" onClick={onManageCookies}>
            Manage Cookies
          </Button>
        </div>
      )}
    </>
  )
}
