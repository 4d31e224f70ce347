import {
  equalOpportunity,
  equalOpportunityPosters,
  otherNotices,
  rightToWorkNotices,
  type PostedNotice,
} from '#content/equal-opportunity.ts'
import { firm } from '#content/firm.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import * as styles from './equal-opportunity-page.css.ts'

export function EqualOpportunityPage({ phone }: { phone: string }) {
  const words = equalOpportunity
  return (
    <>
      <Banner title={words.title} lead={words.statement} src={terrainPath('equal opportunity', 'dark', 1600, 480)} />
      <Container width="reading" className={styles.text}>
        <Prose>
          {words.policy.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Notices notices={equalOpportunityPosters} />
          <h2>{words.accommodationTitle}</h2>
          <p>{words.accommodation}</p>
          <p>
            <a href={`mailto:${firm.emails.humanResources}?subject=Accommodation`}>{words.accommodationLink}</a>
          </p>
          <h2 id="pay-transparency">{words.payTransparencyTitle}</h2>
          <p>{words.payTransparency}</p>
          <p>
            {words.payTransparencyPhone} <PhoneLink phone={phone} />.
          </p>
          <h2>{words.verificationTitle}</h2>
          <p>{words.verification}</p>
          <Notices notices={rightToWorkNotices} />
          <h2>Other notices</h2>
          <Notices notices={otherNotices} />
        </Prose>
      </Container>
    </>
  )
}

function Notices({ notices }: { notices: ReadonlyArray<PostedNotice> }) {
  return (
    <ul>
      {notices.map(({ label, file, language }) => (
        <li key={file}>
          <a href={`/assets/files/${file}`} hrefLang={language} lang={language}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
