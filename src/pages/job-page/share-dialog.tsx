import { shareJobCopy } from '#content/share-job.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import { notificationsIcon } from '#ui/icon/symbols/site-header.ts'
import { useId } from 'react'
import { ShareForm, type ShareFormProps } from './share-form.tsx'

export function ShareDialog({ snapshot, send }: ShareFormProps) {
  const id = useId()
  const { dialog, job } = snapshot.context
  const { title, lead, submit } = shareJobCopy[dialog]
  const close = () => send({ type: 'dialog.closed' })
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      subtitle={lead(job.title)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            icon={dialog === 'email' ? mailIcon : notificationsIcon}
            busy={snapshot.hasTag('busy')}
          >
            {submit}
          </Button>
        </>
      }
    >
      <ShareForm id={id} snapshot={snapshot} send={send} />
    </Dialog>
  )
}
