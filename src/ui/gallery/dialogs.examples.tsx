import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { AlertDialog, Dialog, type DialogProps } from '#ui/dialog/dialog.tsx'
import * as dialogStyles from '#ui/dialog/dialog.css.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Example, Examples, listKeys } from './example.tsx'
import { LazyComponentExamples } from './lazy-component.examples.tsx'
import { ToastExamples } from './toasts.examples.tsx'

export function DialogExamples() {
  return (
    <Examples
      title="Dialogs and toasts"
      lead="A dialog takes the focus and gives it back; a toast leaves it where it is."
    >
      <Example name="dialogs">
        <Cluster>
          {listKeys(dialogStyles.size).map((size) => (
            <DialogExample key={size} size={size} />
          ))}
        </Cluster>
      </Example>
      <Example name="alert dialogs">
        <Cluster>
          <QuestionExample />
          <MessageExample />
          <RulesExample />
        </Cluster>
      </Example>
      <ToastExamples />
      <LazyComponentExamples />
    </Examples>
  )
}

function DialogExample({ size }: { size: NonNullable<DialogProps['size']> }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open {size}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Job alert"
        subtitle="We write when a job like this opens, once a week at most."
        size={size}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Subscribe</Button>
          </>
        }
      >
        <TextField label="Email" type="email" autoComplete="off" />
      </Dialog>
    </>
  )
}

function QuestionExample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ask a question
      </Button>
      <AlertDialog
        open={open}
        title="Leave this page?"
        subtitle="What you wrote is not sent yet."
        onConfirm={close}
        onCancel={close}
      />
    </>
  )
}

function MessageExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Tell something
      </Button>
      <AlertDialog
        open={open}
        title="You have been signed out"
        subtitle="Ninety minutes have passed. Sign in again to go on."
        confirm={null}
        cancel="OK"
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

function RulesExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        List reasons
      </Button>
      <AlertDialog
        open={open}
        title="Cannot Complete Action"
        subtitle={
          <ol>
            <li>A company is needed.</li>
            <li>A year has four digits.</li>
          </ol>
        }
        size="wide"
        confirm={null}
        cancel="OK"
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
