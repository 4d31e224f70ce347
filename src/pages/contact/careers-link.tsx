import type { Location } from '#contract/location.ts'
import { paths } from '#addresses/paths.ts'
import { officeCareersQuery } from '#domain/map/offices.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { workIcon } from '#ui/icon/symbols/work.ts'

type CareersLinkProps = { readonly office: Location; readonly variant: 'secondary' | 'text' }

export const CareersLink = ({ office, variant }: CareersLinkProps) => (
  <ButtonLink
    variant={variant}
    icon={workIcon}
    href={paths.opportunities.to(officeCareersQuery(office))}
    {...(office.City && { 'aria-label': `Careers in ${office.City}` })}
  >
    Careers
  </ButtonLink>
)
