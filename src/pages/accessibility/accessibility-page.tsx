import { accessibilityStatement as words } from '#content/accessibility.ts'
import { firm } from '#content/firm.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { MarginFigure, MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { accessibilityNewIcon } from '#ui/icon/symbols/site-header.ts'
import * as styles from './accessibility-page.css.ts'

type AccessibilityPageProps = { readonly onSettings: (() => void) | null }

export function AccessibilityPage({ onSettings }: AccessibilityPageProps) {
  return (
    <>
      <Banner title={words.title} lead={words.lead} size="short" />
      <MarginRows>
        <MarginRow margin={<Settings onSettings={onSettings} />}>
          <Prose>
            <h2>{words.settings.title}</h2>
            <p>{words.settings.text}</p>
          </Prose>
        </MarginRow>
        <MarginRow margin={<Review />}>
          <Prose>
            <h2>{words.target.title}</h2>
            <p>{words.target.text}</p>
          </Prose>
        </MarginRow>
        <MarginRow margin={<MarginFigure {...words.tests.figure} />}>
          <Prose>
            <h2>{words.tests.title}</h2>
            <p>{words.tests.text}</p>
            <List items={words.tests.items} />
          </Prose>
        </MarginRow>
        <MarginRow margin={<Report />}>
          <Prose>
            <h2>{words.gaps.title}</h2>
            <List items={words.gaps.items} />
          </Prose>
        </MarginRow>
      </MarginRows>
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

const Settings = ({ onSettings }: AccessibilityPageProps) =>
  onSettings ? (
    <Button icon={accessibilityNewIcon} aria-haspopup="dialog" onClick={onSettings} className={styles.settings}>
      {words.settings.open}
    </Button>
  ) : (
    <p>{words.settings.before}</p>
  )

const Review = () => (
  <p>
    This statement was last reviewed on{' '}
    <time dateTime={words.reviewedOn}>{formatDate({ type: 'date', value: `${words.reviewedOn}T00:00:00.000` })}</time>.
  </p>
)

function Report() {
  const { title, text, phone, email } = words.report
  return (
    <>
      <Heading level={2} size="h4">
        {title}
      </Heading>
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
