import { latePart } from '#ui/late-part/late-part.tsx'
import { fetchDialogs } from './fetch-dialogs.ts'
import type { ShownDialogProps } from './shown-dialog.tsx'

export type DialogProps = ShownDialogProps & { open: boolean }

const Shown = latePart(async () => (await fetchDialogs()).ShownDialog)

export const Dialog = ({ open, ...props }: DialogProps) =>
  open && <Shown {...props} onGiveUp={() => props.onOpenChange(false)} />
