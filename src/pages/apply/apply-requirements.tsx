import { apply } from '#content/apply.ts'
import { acceptedFilesText } from '#domain/applications/application-files.ts'
import { listPostingRequirements } from '#machines/apply-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { ApplyNotice } from './apply-notice.tsx'
import * as styles from './apply-page.css.ts'

/** Only the button creates a draft; opening the page must not. */
export function ApplyRequirements({ snapshot, send }: Pick<ApplyFlow, 'snapshot' | 'send'>) {
  const demands = listPostingRequirements(snapshot.context)
  const { needed } = apply
  return (
    <>
      {demands.length > 0 && (
        <section className={styles.section} aria-labelledby="demands">
          <Heading id="demands" level={2} size="h3">
            {needed.demands}
          </Heading>
          <div className={styles.requirements}>
            {demands.map((demand) => (
              <p key={demand}>{demand}</p>
            ))}
          </div>
        </section>
      )}
      <section className={styles.section} aria-labelledby="needed">
        <Heading id="needed" level={2} size="h3">
          {needed.title}
        </Heading>
        <ul className={styles.list}>
          <li>{`${needed.resume}: ${acceptedFilesText()}.`}</li>
          <li>{needed.further}</li>
          <li>{needed.note}</li>
        </ul>
        <p className={styles.words}>{needed.calm}</p>
        <p className={styles.words}>{needed.withheld}</p>
      </section>
      <section className={styles.section} aria-label={needed.start}>
        <ApplyNotice snapshot={snapshot} />
        <Button busy={!snapshot.matches('beginning')} onClick={() => send({ type: 'start.requested' })}>
          {needed.start}
        </Button>
        <StageStatus words={snapshot.context.stage.words.join(' ')} />
      </section>
    </>
  )
}
