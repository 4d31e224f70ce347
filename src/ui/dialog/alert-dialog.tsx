import { latePart } from '#ui/late-part/late-part.tsx'
import { fetchDialogs } from './fetch-dialogs.ts'
import type { ShownAlertDialogProps } from './shown-alert-dialog.tsx'

export type AlertDialogProps = ShownAlertDialogProps & { open: boolean }

const Shown = latePart(async () => (await fetchDialogs()).ShownAlertDialog)

export const AlertDialog = ({ open, ...props }: AlertDialogProps) =>
  open && <Shown {...props} onGiveUp={props.onCancel} />
