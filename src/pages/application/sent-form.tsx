import { applicationForm } from '#content/application-form.ts'
import { formatDate } from '#domain/time/moments.ts'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import type { FormFlow } from './application-flow.ts'
import * as styles from './application-page.css.ts'

const { sent: words } = applicationForm

export function SentForm({ snapshot }: Pick<FormFlow, 'snapshot'>) {
  const form = snapshot.context.found?.application?.Form
  if (!form) return null
  return (
    <>
      <section className={styles.section} aria-labelledby="sent">
        <Heading id="sent" level={2} size="h3">
          {words.title}
        </Heading>
        <p>{words.on(formatDate(form.SentAt))}</p>
      </section>
      {form.Sections.map(({ Section, Title, Entries }) => (
        <section key={Section} className={styles.reviewed} aria-label={Title}>
          <Heading level={3} size="h4">
            {Title}
          </Heading>
          {Entries.length === 0 && <p className={styles.quiet}>{words.none}</p>}
          {Entries.map((fields, index) => (
            <DefinitionList
              key={`${Section} ${index}`}
              narrowTerms
              items={fields.map(({ Label, Value }) => ({
                term: Label,
                detail: <span className={styles.written}>{Value}</span>,
              }))}
            />
          ))}
        </section>
      ))}
    </>
  )
}
