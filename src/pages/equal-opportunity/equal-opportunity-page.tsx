import {
  equalOpportunity,
  equalOpportunityPosters,
  otherNotices,
  rightToWorkNotices,
  type PostedNotice,
} from '#content/equal-opportunity.ts'
import { firm } from '#content/firm.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import type { ReactNode } from 'react'

export function EqualOpportunityPage({ phone }: { phone: string }) {
  const words = equalOpportunity
  return (
    <>
      <Banner title={words.title} lead={words.statement} size="short" />
      <MarginRows>
        <MarginRow margin={<Notices notices={equalOpportunityPosters} />}>
          <Prose>
            {words.policy.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </MarginRow>
        <Part
          title={words.accommodationTitle}
          text={words.accommodation}
          margin={
            <p>
              <a href={`mailto:${firm.emails.humanResources}?subject=Accommodation`}>{words.accommodationLink}</a>
            </p>
          }
        />
        <Part
          id="pay-transparency"
          title={words.payTransparencyTitle}
          text={words.payTransparency}
          margin={
            <p>
              {words.payTransparencyPhone} <PhoneLink phone={phone} />.
            </p>
          }
        />
        <Part
          title={words.verificationTitle}
          text={words.verification}
          margin={<Notices notices={rightToWorkNotices} />}
        />
        <Part title={words.otherTitle} text={words.other} margin={<Notices notices={otherNotices} />} />
      </MarginRows>
    </>
  )
}

type PartProps = { id?: string; title: string; text: string; margin: ReactNode }

function Part({ id, title, text, margin }: PartProps) {
  return (
    <MarginRow margin={margin}>
      <Prose>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </Prose>
    </MarginRow>
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
