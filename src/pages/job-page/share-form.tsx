import { shareJobCopy } from '#content/share-job.ts'
import { messages } from '#machines/meta.ts'
import type { ShareJobEvent, shareJobMachine } from '#machines/share-job.machine.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import * as styles from './share-form.css.ts'

export type ShareFormProps = {
  readonly snapshot: SnapshotFrom<typeof shareJobMachine>
  readonly send: (event: ShareJobEvent) => void
}

export function ShareForm({ id, snapshot, send }: ShareFormProps & { id: string }) {
  const { dialog, email, subscribe, problem, refusals } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const words = messages(snapshot).join(' ')
  const field = useFocusOnChange<HTMLInputElement>(refusals)
  const [isFieldFocused, setIsFieldFocused] = useState(false)
  return (
    <form
      id={id}
      noValidate
      className={styles.root}
      aria-label={shareJobCopy[dialog].title}
      onSubmit={(event) => {
        event.preventDefault()
        setIsFieldFocused(document.activeElement === field.current)
        send({ type: 'form.submitted' })
      }}
    >
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        aria-required
        readOnly={isBusy}
        value={email}
        problem={problem ?? undefined}
        onChange={({ currentTarget }) => send({ type: 'email.changed', email: currentTarget.value })}
      />
      {dialog === 'email' && (
        <Checkbox
          name="similar"
          checked={subscribe}
          aria-disabled={isBusy}
          onCheckedChange={(wanted) => send({ type: 'similar.changed', subscribe: wanted })}
        >
          {shareJobCopy.similar}
        </Checkbox>
      )}
      {/* The field says what is wrong with it when the focus comes there, and not when it is there already. */}
      <p {...((problem === null || isFieldFocused) && { role: 'alert' })} className={styles.error} data-trouble>
        {!isBusy && words}
      </p>
      <StageStatus words={isBusy ? words : ''} className={styles.progress} />
    </form>
  )
}
