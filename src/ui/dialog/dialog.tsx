import { lazyComponent } from '#ui/late-part/late-part.tsx'
import { fetchDialogs } from './fetch-dialogs.ts'
import type { DialogViewProps } from './shown-dialog.tsx'

export type DialogProps = DialogViewProps & { open: boolean }

const LazyDialog = lazyComponent(async () => (await fetchDialogs()).DialogView)

export const Dialog = ({ open, ...props }: DialogProps) =>
  open && <LazyDialog {...props} onDismiss={() => props.onOpenChange(false)} />
