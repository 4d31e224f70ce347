import { lazyComponent } from '#ui/late-part/late-part.tsx'
import { fetchDialogs } from './fetch-dialogs.ts'
import type { AlertDialogViewProps } from './shown-alert-dialog.tsx'

export type AlertDialogProps = AlertDialogViewProps & { open: boolean }

const LazyAlertDialog = lazyComponent(async () => (await fetchDialogs()).AlertDialogView)

export const AlertDialog = ({ open, ...props }: AlertDialogProps) =>
  open && <LazyAlertDialog {...props} onDismiss={props.onCancel} />
