import { late } from '#late/late.ts'
import { latePart } from '#ui/late-part/late-part.tsx'
import { useAhead } from '#ui/late-part/use-ahead.ts'
import type { RunningShareProps } from './running-share.tsx'

const fetchShare = async () => (await late(() => import('./running-share.tsx'))).RunningShare

const Share = latePart(fetchShare)

type Props = Omit<RunningShareProps, 'wish'> & {
  wish: RunningShareProps['wish'] | null
  onGiveUp: () => void
}

export function ShareJob({ wish, ...rest }: Props) {
  useAhead(fetchShare)
  return wish && <Share {...rest} wish={wish} />
}
