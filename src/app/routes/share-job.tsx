import { lazyImport } from '#lazy/lazy-loading.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { usePrefetch } from '#ui/lazy-component/use-prefetch.ts'
import type { RunningShareProps } from './running-share.tsx'

const fetchShare = async () => (await lazyImport(() => import('./running-share.tsx'))).RunningShare

const Share = createLazyComponent(fetchShare)

type Props = Omit<RunningShareProps, 'wish'> & {
  wish: RunningShareProps['wish'] | null
  onDismiss: () => void
}

export function ShareJob({ wish, ...rest }: Props) {
  usePrefetch(fetchShare)
  return wish && <Share {...rest} wish={wish} />
}
