import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { loadDialogs } from './fetch-dialogs.ts'
import type { AlertDialogViewProps } from './shown-alert-dialog.tsx'
import type { DialogViewProps } from './shown-dialog.tsx'

export type AlertDialogProps = AlertDialogViewProps & { open: boolean }

const LazyAlertDialog = createLazyComponent(async () => (await loadDialogs()).AlertDialogView)

export const AlertDialog = ({ open, ...props }: AlertDialogProps) =>
  open && <LazyAlertDialog {...props} onDismiss={props.onCancel} />

export type DialogProps = DialogViewProps & { open: boolean }

const LazyDialog = createLazyComponent(async () => (await loadDialogs()).DialogView)

export const Dialog = ({ open, ...props }: DialogProps) =>
  open && <LazyDialog {...props} onDismiss={() => props.onOpenChange(false)} />
