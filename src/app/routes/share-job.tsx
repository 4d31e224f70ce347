import { late } from '#late/late.ts'
import { latePart } from '#ui/late-part/late-part.tsx'
import { useAhead } from '#ui/late-part/use-ahead.ts'
import type { RunningShareProps } from './running-share.tsx'

const fetchShare = async () => (await late(() => import('./running-share.tsx'))).RunningShare

const Share = latePart(fetchShare)

type Props = Omit<RunningShareProps, 'wish'> & {
  /** What was last pressed; null until something is. */
  wish: RunningShareProps['wish'] | null
  onGiveUp: () => void
}

/** The dialogs of a job, whose code comes when one is first asked for. */
export function ShareJob({ wish, ...rest }: Props) {
  useAhead(fetchShare)
  return wish && <Share {...rest} wish={wish} />
}
