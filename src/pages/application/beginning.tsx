import { applicationForm } from '#content/application-form.ts'
import { attachmentsTitle, sections, listRequestedSections, voluntarySections } from '#contract/application-sections.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import type { FormFlow } from './application-flow.ts'
import { ApplicationFormNotice } from './application-form-notice.tsx'
import * as styles from './application-page.css.ts'

const { beginning: words, sections: list } = applicationForm

/** Only the button creates a draft; opening the page must not. */
export function Beginning({ snapshot, send }: Pick<FormFlow, 'snapshot' | 'send'>) {
  return (
    <>
      <section className={styles.section} aria-labelledby="beginning">
        <Heading id="beginning" level={2} size="h3">
          {words.title}
        </Heading>
        <p className={styles.words}>{words.lead}</p>
        <p>{words.what}</p>
        <ul className={styles.bullets}>
          {listRequestedSections(snapshot.context.hasSsnQuestion).map((name) => (
            <li key={name}>
              {`${sections[name].title}${voluntarySections.includes(name) ? ` (${list.optional})` : ''}`}
            </li>
          ))}
          <li>{attachmentsTitle}</li>
        </ul>
        <p className={styles.words}>{words.calm}</p>
      </section>
      <section className={styles.section} aria-label={words.start}>
        <ApplicationFormNotice snapshot={snapshot} problems={[]} />
        <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'start.requested' })}>
          {words.start}
        </Button>
        <StageStatus words={snapshot.context.stage.words.join(' ')} />
      </section>
    </>
  )
}
