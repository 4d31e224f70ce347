import { Container } from '#ui/layout/layout.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

export function Pending({ thing }: { thing: string }) {
  return (
    <Container width="reading">
      <h1 tabIndex={-1} role="status">
        Loading {thing}...
      </h1>
      <Skeleton lines={12} />
    </Container>
  )
}
