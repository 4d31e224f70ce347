import { paths } from '#addresses/paths.ts'
import { apply } from '#content/apply.ts'
import { checkingWords } from '#machines/apply-notices.ts'
import { messages } from '#machines/meta.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Button } from '#ui/button/button.tsx'
import { AlertDialog } from '#ui/dialog/dialog.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { ApplyNotice } from './apply-notice.tsx'
import * as styles from './apply-page.css.ts'

type Props = Pick<ApplyFlow, 'snapshot' | 'send'> & { readonly label: string }

function FormQuestion({ snapshot, send }: Omit<Props, 'label'>) {
  const [title, consequence] = messages(snapshot)
  return (
    <AlertDialog
      open={snapshot.matches('confirming')}
      title={title}
      subtitle={consequence}
      confirm={apply.form.submitFilesOnly}
      cancel={apply.form.wait}
      onConfirm={() => send({ type: 'submit.confirmed' })}
      onCancel={() => send({ type: 'writing.resumed' })}
    >
      <Anchor href={paths.application.to(snapshot.context.id)}>{apply.form.resume}</Anchor>
    </AlertDialog>
  )
}

export function SubmitPart({ snapshot, send, label }: Props) {
  const isWaiting = snapshot.matches('waiting')
  // It stays while it is asked once more, with the focus that it may have.
  const hasWaited = isWaiting || (snapshot.matches('submitting') && snapshot.context.tries > 0)
  return (
    <section className={styles.section} aria-label={label}>
      <ApplyNotice snapshot={snapshot} />
      <Cluster>
        <Button busy={snapshot.hasTag('busy') && !isWaiting} onClick={() => send({ type: 'submit.requested' })}>
          {label}
        </Button>
        {hasWaited && (
          <Button variant="text" aria-disabled={!isWaiting} onClick={() => send({ type: 'writing.resumed' })}>
            {apply.submit.resume}
          </Button>
        )}
      </Cluster>
      <FormQuestion snapshot={snapshot} send={send} />
      <StageStatus words={hasWaited ? checkingWords : snapshot.context.stage.words.join(' ')} isLong={hasWaited} />
    </section>
  )
}
