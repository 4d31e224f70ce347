import { careersHome } from '#content/careers-home.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/section/section.tsx'

export function Ownership() {
  const { title, text, more } = careersHome.ownership
  return (
    <Section
      title={title}
      lead={text}
      tone="mist"
      action={
        <ButtonLink href={paths.ownership.to()} variant="primary">
          {more}
        </ButtonLink>
      }
    />
  )
}
