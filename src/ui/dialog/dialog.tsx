import { lazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { fetchDialogs } from './fetch-dialogs.ts'
import type { AlertDialogViewProps } from './shown-alert-dialog.tsx'
import type { DialogViewProps } from './shown-dialog.tsx'

export type AlertDialogProps = AlertDialogViewProps & { open: boolean }

const LazyAlertDialog = lazyComponent(async () => (await fetchDialogs()).AlertDialogView)

export const AlertDialog = ({ open, ...props }: AlertDialogProps) =>
  open && <LazyAlertDialog {...props} onDismiss={props.onCancel} />

export type DialogProps = DialogViewProps & { open: boolean }

const LazyDialog = lazyComponent(async () => (await fetchDialogs()).DialogView)

export const Dialog = ({ open, ...props }: DialogProps) =>
  open && <LazyDialog {...props} onDismiss={() => props.onOpenChange(false)} />
