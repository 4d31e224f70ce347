import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'

type Props = {
  isOpen: boolean
  /** The question and what follows from it. */
  words: ReadonlyArray<string>
  onLeave: () => void
  onStay: () => void
}

/** Asks before a page with unsaved changes is left (C2.4-15, C2.4-16). */
export function LeaveDialog({ isOpen, words: [title, subtitle], onLeave, onStay }: Props) {
  return <AlertDialog open={isOpen} title={title} subtitle={subtitle} onConfirm={onLeave} onCancel={onStay} />
}
