import { accessibilityStatement as words } from '#content/accessibility.ts'
import { firm } from '#content/firm.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { accessibilityNewIcon } from '#ui/icon/symbols/site-header.ts'
import * as styles from './accessibility-page.css.ts'

export function AccessibilityPage({ onSettings }: { onSettings: (() => void) | null }) {
  return (
    <>
      <Banner title={words.title} lead={words.lead} src={terrainPath('accessibility', 'dark', 1600, 480)} />
      <Container width="reading" className={styles.text}>
        <Prose>
          <h2>{words.settings.title}</h2>
          <p>{words.settings.text}</p>
          {onSettings ? (
            <Button icon={accessibilityNewIcon} aria-haspopup="dialog" onClick={onSettings}>
              {words.settings.open}
            </Button>
          ) : (
            <p>{words.settings.before}</p>
          )}
          <h2>{words.target.title}</h2>
          <p>{words.target.text}</p>
          <h2>{words.tests.title}</h2>
          <p>{words.tests.text}</p>
          <List items={words.tests.items} />
          <h2>{words.gaps.title}</h2>
          <List items={words.gaps.items} />
          <Report />
          <p>
            This statement was last reviewed on{' '}
            <time dateTime={words.reviewedOn}>
              {formatDate({ type: 'date', value: `${words.reviewedOn}T00:00:00.000` })}
            </time>
            .
          </p>
        </Prose>
      </Container>
    </>
  )
}

function List({ items }: { items: ReadonlyArray<string> }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Report() {
  const { title, text, phone, email } = words.report
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul>
        <li>
          {phone}: <PhoneLink phone={firm.phones.main} />
        </li>
        <li>
          {email}: <a href={`mailto:${firm.emails.general}?subject=Accessibility`}>{firm.emails.general}</a>
        </li>
      </ul>
    </>
  )
}
