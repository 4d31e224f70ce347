import { AlertDialog } from '#ui/dialog/dialog.tsx'

type Props = {
  isOpen: boolean
  words: ReadonlyArray<string>
  onLeave: () => void
  onStay: () => void
}

export function LeaveDialog({ isOpen, words: [title, subtitle], onLeave, onStay }: Props) {
  return <AlertDialog open={isOpen} title={title} subtitle={subtitle} onConfirm={onLeave} onCancel={onStay} />
}
