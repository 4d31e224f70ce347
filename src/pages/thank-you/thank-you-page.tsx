import { getThanks } from '#content/thank-you.ts'
import { paths } from '#addresses/paths.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import * as styles from './thank-you-page.css.ts'

type Props = {
  readonly id: string
  /** Of the application that was submitted; empty if none, or unknown. */
  readonly jobId: string
}

export function ThankYouPage({ id, jobId }: Props) {
  const { heading, paragraphs, links } = getThanks(id)
  return (
    <>
      <Banner title={heading} size="short" />
      <MarginRows>
        <MarginRow margin={<Questions />}>
          <div className={styles.body}>
            {paragraphs.map((text) => (
              <p key={text} className={styles.text}>
                {text}
              </p>
            ))}
            {links.length > 0 && (
              <Cluster>
                {links.map(({ label, to }) => (
                  <ButtonLink key={label} href={to === 'application' ? paths.application.to(jobId) : paths[to].to()}>
                    {label}
                  </ButtonLink>
                ))}
              </Cluster>
            )}
          </div>
        </MarginRow>
      </MarginRows>
    </>
  )
}

const Questions = () => (
  <>
    <Heading level={2} size="h4">
      Have any questions?
    </Heading>
    <ButtonLink variant="secondary" href={paths.contact.to()}>
      Contact Us
    </ButtonLink>
  </>
)
