import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

type LoadFlags = { readonly loading: boolean; readonly error: boolean }

export function ListState({ list, thing, lines }: { list: LoadFlags; thing: string; lines: number }) {
  if (list.error)
    return (
      <Notice tone="warning" live="status" title={`Error loading ${thing}`}>
        <p>We will try again on your next visit to this page.</p>
      </Notice>
    )
  if (!list.loading) return null
  return (
    <div>
      <p role="status">Loading {thing}...</p>
      <Skeleton lines={lines} />
    </div>
  )
}
