import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

type MessageProps = { readonly words: ReadonlyArray<string> }

export const Loading = ({ words }: MessageProps) => (
  <div>
    <p role="status">{words.join(' ')}</p>
    <Skeleton lines={6} />
  </div>
)

export function LoadFailed({ words: [title, ...sentences], onTryAgain }: MessageProps & { onTryAgain: () => void }) {
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
