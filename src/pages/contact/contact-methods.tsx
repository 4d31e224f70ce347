import { contactCopy } from '#content/contact.ts'
import { firm } from '#content/firm.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { callIcon } from '#ui/icon/symbols/contact.ts'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import * as styles from './contact-page.css.ts'

export function OtherContactMethods() {
  return (
    <aside className={styles.otherContactMethods} aria-labelledby="other-ways">
      <Heading level={3} id="other-ways">
        {contactCopy.contactAlternativesHeading}
      </Heading>
      <p>{contactCopy.contactAlternatives}</p>
      <GeneralLines />
    </aside>
  )
}

export function GeneralLines() {
  const { phones, emails } = firm
  return (
    <ul className={styles.lines}>
      <li>
        <PhoneLink phone={phones.main} className={styles.line}>
          <Icon drawing={callIcon} size="base" />
          {phones.main}
        </PhoneLink>
      </li>
      <li>
        <a href={`mailto:${emails.general}`} className={styles.line}>
          <Icon drawing={mailIcon} size="base" />
          {emails.general}
        </a>
      </li>
    </ul>
  )
}
