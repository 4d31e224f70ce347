import { paths } from '#addresses/paths.ts'
import { applicationForm, sectionWords } from '#content/application-form.ts'
import { sections, sectionTitle } from '#contract/application-sections.ts'
import type { FieldValue, FormValues } from '#contract/form.ts'
import { isSectionFilled, type Filling } from '#domain/resume/resume-filling.ts'
import { resumeSections, type ResumeSection } from '#domain/resume/resume.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import * as styles from './application-page.css.ts'

const { resume: words } = applicationForm

type Props = { readonly filling: Filling; readonly id: string }

export function PrefillSummary({ filling, id }: Props) {
  const left = filling.left.map(sectionTitle).join(', ')
  return (
    <>
      {resumeSections
        .filter((section) => isSectionFilled(filling, section))
        .map((section) => (
          <div key={section} data-filled={section} className={styles.filled}>
            <p>
              <Anchor href={paths.application.to(id, section)}>{sectionTitle(section)}</Anchor>
            </p>
            {listSectionValues(filling, section).map((values, entry) => (
              <Fields key={entry} filling={filling} section={section} entry={entry} values={values} />
            ))}
          </div>
        ))}
      {left !== '' && <p>{words.left(left)}</p>}
    </>
  )
}

const listSectionValues = (filling: Filling, section: ResumeSection): ReadonlyArray<FormValues> =>
  section === 'contact' ? [filling.contact] : filling.lists[section].map(({ values }) => values)

type FieldsProps = {
  readonly filling: Filling
  readonly section: ResumeSection
  readonly entry: number
  readonly values: FormValues
}

const longest = 80

const inWords = (section: ResumeSection, field: string, value: FieldValue) => {
  if (sections[section].controls[field]?.of) return ''
  const text = typeof value === 'string' ? value : value.join(', ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function Fields({ filling: { guesses }, section, entry, values }: FieldsProps) {
  const labels: Readonly<Record<string, string>> = sections[section].form.labels
  const formatFieldLine = (name: string) =>
    guesses.find(({ where }) => where.section === section && where.entry === entry && where.field === name)?.from
  const title = section === 'contact' ? '' : `${sectionWords[section].entry ?? ''} ${entry + 1}`
  return (
    <>
      {title !== '' && <p className={styles.strong}>{title}</p>}
      <ul className={styles.bullets}>
        {Object.entries(values).map(([field, value]) => {
          const line = formatFieldLine(field)
          return (
            <li key={field}>
              <span>{[labels[field] ?? field, inWords(section, field, value)].filter(Boolean).join(': ')}</span>
              {line !== undefined && <span className={styles.quiet}> ({words.guessed(line)})</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
