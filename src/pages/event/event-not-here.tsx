import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ContentNotFound } from '#ui/not-here/not-here.tsx'

export function EventNotFound() {
  return (
    <ContentNotFound
      title="Unable to load event info..."
      advice="Please check the url. It is possible this event no longer exists"
      src={terrainPath('no such event', 'dark', 1600, 480)}
    >
      <ButtonLink href={paths.media.to()}>View More Events</ButtonLink>
    </ContentNotFound>
  )
}
