import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** What a flow says in a state of its own. */
type Words = { readonly words: ReadonlyArray<string> }

/** What stands in the place of what is on its way. */
export const Loading = ({ words }: Words) => (
  <div>
    <p role="status">{words}</p>
    <Skeleton lines={6} />
  </div>
)

/** What stands in the place of what could not be loaded: why, and another try. */
export function LoadFailed({ words: [title, ...sentences], onTryAgain }: Words & { onTryAgain: () => void }) {
  return (
    <>
      <Notice tone="danger" title={title} live="alert">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
      <div>
        <Button onClick={onTryAgain}>Try again</Button>
      </div>
    </>
  )
}
