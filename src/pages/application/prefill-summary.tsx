import { paths } from '#addresses/paths.ts'
import { applicationForm, sectionWords } from '#content/application-form.ts'
import { resumeLines as words } from '#content/resume-lines.ts'
import { sections, sectionTitle } from '#contract/application-sections.ts'
import type { FieldValue, FormValues } from '#contract/form.ts'
import { isSectionFilled, listUnreadLists, type Filling } from '#domain/resume/resume-filling.ts'
import { resumeSections, type Guess, type ResumeSection } from '#domain/resume/resume.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { PartComponents } from './application-flow.ts'
import { FieldInWords } from './field-in-words.tsx'
import * as styles from './application-page.css.ts'

type FillingProps = { readonly filling: Filling }

export function FoundInResume({ filling }: FillingProps) {
  const { found, left, skipped } = filling
  const sentences = [
    words.found(found),
    ...listUnreadLists(filling).map(words.unread),
    ...(left.length > 0 ? [applicationForm.resume.left(left.map(sectionTitle).join(', '))] : []),
    ...(skipped.length > 0 ? [words.skipped(skipped)] : []),
  ]
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}

type Props = FillingProps & { readonly id: string; readonly Choices: PartComponents['Choices'] }

export function PrefillSummary({ id, ...props }: Props) {
  const { filling } = props
  return (
    <section className={styles.filledParts} aria-labelledby="filled">
      <Heading id="filled" level={3}>
        {words.filled}
      </Heading>
      {resumeSections
        .filter((section) => isSectionFilled(filling, section))
        .map((section) => (
          <div key={section} data-filled={section} className={styles.filled}>
            <p>
              <Anchor href={paths.application.to(id, section)}>{sectionTitle(section)}</Anchor>
            </p>
            {listSectionValues(filling, section).map((values, entry) => (
              <Fields key={entry} {...props} section={section} entry={entry} values={values} />
            ))}
          </div>
        ))}
    </section>
  )
}

const listSectionValues = (filling: Filling, section: ResumeSection): ReadonlyArray<FormValues> =>
  section === 'contact' ? [filling.contact] : filling.lists[section].map(({ values }) => values)

const longest = 80

const shorten = (value: FieldValue) =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value

type FieldsProps = Omit<Props, 'id'> & {
  readonly section: ResumeSection
  readonly entry: number
  readonly values: FormValues
}

const formatLabel = (label: string) => (label.endsWith('?') ? `${label} ` : `${label}: `)

function Fields({ filling: { guesses }, Choices, section, entry, values }: FieldsProps) {
  const labels: Readonly<Record<string, string>> = sections[section].form.labels
  const findGuess = (name: string) =>
    guesses.find(({ where }) => where.section === section && where.entry === entry && where.field === name)
  const title = section === 'contact' ? '' : `${sectionWords[section].entry ?? ''} ${entry + 1}`
  return (
    <>
      {title !== '' && <p className={styles.strong}>{title}</p>}
      <ul className={styles.bullets}>
        {Object.entries(values).map(([field, value]) => (
          <li key={field}>
            <span>{formatLabel(labels[field] ?? field)}</span>
            <FieldInWords {...{ section, field, Choices }} value={shorten(value)} />
            <Source guess={findGuess(field)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Source({ guess }: { readonly guess: Guess | undefined }) {
  if (!guess) return null
  const { from, isUnsure } = guess
  const source = isUnsure ? words.unsure(from) : applicationForm.resume.guessed(from)
  return (
    <>
      {isUnsure && (
        <span>
          {' '}
          <Tag tone="new">{words.check}</Tag>
        </span>
      )}
      <span className={styles.quiet}>{` (${source})`}</span>
    </>
  )
}
