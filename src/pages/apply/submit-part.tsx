import { apply } from '#content/apply.ts'
import { checkingWords } from '#machines/apply-notices.ts'
import { Button } from '#ui/button/button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { ApplyNotice } from './apply-notice.tsx'
import * as styles from './apply-page.css.ts'

export function SubmitPart({
  snapshot,
  send,
  label,
}: Pick<ApplyFlow, 'snapshot' | 'send'> & { readonly label: string }) {
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
          <Button
            variant="text"
            {...(!isWaiting && { 'aria-disabled': true })}
            onClick={() => send({ type: 'writing.resumed' })}
          >
            {apply.submit.resume}
          </Button>
        )}
      </Cluster>
      <p role="status">{hasWaited ? checkingWords : snapshot.context.stage.words}</p>
    </section>
  )
}
