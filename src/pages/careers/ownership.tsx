import { careersHome } from '#content/careers-home.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/section/section.tsx'

/** The firm belongs to those who work in it (J2.2-32, J2.2-33). */
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
