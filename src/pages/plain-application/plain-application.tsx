import { paths } from '#addresses/paths.ts'
import { plainApplication as words } from '#content/plain-application.ts'
import { plainFields, plainOutcomeField, plainOutcomes, isPlainOutcome } from '#contract/plain-application.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { maxNoteLength } from '#contract/application-operations.ts'
import { acceptedFiles, acceptedFilesText } from '#domain/applications/application-files.ts'
import { readQuery } from '#domain/visit/address.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useField } from '#ui/field/use-field.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextArea, TextField } from '#ui/text-field/text-field.tsx'
import * as styles from './plain-application.css.ts'

type Props = { readonly id: string; readonly search: string; readonly job: string | null }

export function NoScriptApplication({ id, search, job }: Props) {
  const outcome = readQuery(search).get(plainOutcomeField) ?? ''
  return (
    <form method="post" encType="multipart/form-data" action={paths.apply.to(id)} className={styles.root}>
      <Heading level={1}>{words.title(job)}</Heading>
      {isPlainOutcome(outcome) && <Notice tone="warning" title={plainOutcomes[outcome]} />}
      <p>{words.lead}</p>
      {id !== anyPosting && (
        <p>
          <Anchor href={paths.job.to(id)}>{words.job}</Anchor>
        </p>
      )}
      <TextField label="Email" name={plainFields.email} type="email" autoComplete="username" required />
      <TextField
        label="Password"
        name={plainFields.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextArea label="A note to our recruiters" name={plainFields.note} maxLength={maxNoteLength} optional />
      <ResumeField />
      <Button type="submit">{words.button}</Button>
    </form>
  )
}

function ResumeField() {
  const { field, control } = useField({ label: 'Resume', hint: `${acceptedFilesText()}. ${words.file}` })
  return (
    <Field {...field}>
      <input {...control} type="file" className={styles.file} name={plainFields.file} accept={acceptedFiles} />
    </Field>
  )
}
