import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ContentNotFound } from '#ui/not-here/not-here.tsx'

export function NewsNotFound() {
  return (
    <ContentNotFound
      title="Unable to load news info..."
      advice="Please check the url. It is possible this news item no longer exists"
      src={terrainPath('no such news', 'dark', 1600, 480)}
    >
      <ButtonLink href={paths.media.to()}>View More News</ButtonLink>
    </ContentNotFound>
  )
}
