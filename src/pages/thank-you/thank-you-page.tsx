import { getThanks } from '#content/thank-you.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
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
      <Banner title={heading} src={terrainPath('Thank You', 'dark', 1600, 480)} />
      {(paragraphs.length > 0 || links.length > 0) && (
        <Container className={styles.body}>
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
        </Container>
      )}
      <Section
        title="Have any questions?"
        tone="mist"
        action={
          <ButtonLink variant="secondary" href={paths.contact.to()}>
            Contact Us
          </ButtonLink>
        }
      />
    </>
  )
}
