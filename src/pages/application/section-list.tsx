import { paths } from '#addresses/paths.ts'
import { applicationForm } from '#content/application-form.ts'
import type { ApplicationSection } from '#contract/application-form.ts'
import { sectionTitle, voluntarySections, type SectionName } from '#contract/application-sections.ts'
import { messages } from '#machines/meta.ts'
import { completeSections, type ApplicationFormContext } from '#machines/application-form-context.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { FormFlow } from './application-flow.ts'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { ApplicationFormNotice } from './application-form-notice.tsx'
import { FromResume } from './from-resume.tsx'
import * as styles from './application-page.css.ts'

const { sections: words } = applicationForm

const states = {
  'not started': 'Not started',
  'in progress': 'In progress',
  complete: 'Complete',
  'taken over': 'Taken over',
} as const

const tones = {
  'not started': 'neutral',
  'in progress': 'neutral',
  complete: 'firm',
  'taken over': 'neutral',
} as const

type Props = Pick<FormFlow, 'snapshot' | 'components' | 'newId'>

export function SectionList({ snapshot, components: { Resume, Choices }, newId }: Props) {
  const { sections, standings, id, reloads, resume, told } = snapshot.context
  // Where a section leads back here, the title of the page takes the focus.
  const heading = useFocusOnChange<HTMLHeadingElement>(told?.tone === 'success' ? 0 : reloads)
  const needed = sections.filter(({ Section }) => !voluntarySections.includes(Section as SectionName))
  const done = needed.filter(({ State }) => State === 'complete')
  return (
    <section className={styles.section} aria-labelledby="sections">
      <ApplicationFormNotice snapshot={snapshot} problems={null} />
      <Heading ref={heading} tabIndex={-1} id="sections" level={2} size="h3">
        {words.title}
      </Heading>
      <p className={styles.words}>{words.lead}</p>
      {resume && (
        <Resume
          resume={resume}
          render={(flow) => (
            <FromResume {...flow} {...{ id, Choices, newId }} complete={completeSections(snapshot.context)} />
          )}
        />
      )}
      <p className={styles.strong}>{words.done(done.length, needed.length)}</p>
      <ol className={styles.tasks}>
        {sections.map((section) => (
          <Task key={section.Section} section={section} standings={standings} id={id} />
        ))}
      </ol>
      <ButtonLink href={paths.application.to(id, 'review')}>{words.review}</ButtonLink>
      <StageStatus words={(snapshot.hasTag('busy') && messages(snapshot)[0]) || ''} />
    </section>
  )
}

type TaskProps = Pick<ApplicationFormContext, 'standings' | 'id'> & { readonly section: ApplicationSection }

function Task({ section, standings, id }: TaskProps) {
  const { Section, State, ReopenedBecause } = section
  const isVoluntary = voluntarySections.includes(Section as SectionName)
  const unsaved = standings.filter((part) => part.section === Section && part.standing === 'held up')
  return (
    <li className={styles.task}>
      <div className={styles.taskName}>
        <Anchor href={paths.application.to(id, Section)}>{sectionTitle(Section)}</Anchor>
        {isVoluntary && <span className={styles.quiet}> ({words.optional})</span>}
        {unsaved.length > 0 && (
          <p className={styles.quiet}>{words.unsaved(unsaved.every(({ isOnDevice }) => isOnDevice))}</p>
        )}
        {ReopenedBecause !== null && <p className={styles.quiet}>{ReopenedBecause}</p>}
      </div>
      <Tag tone={tones[State]}>{states[State]}</Tag>
    </li>
  )
}
