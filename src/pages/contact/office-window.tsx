import { officeDirectionsUrl } from '#domain/map/offices.ts'
import type { OfficeMark } from '#domain/map/place-offices.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { onMap } from '#ui/map-surface/map-surface.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import { closeIcon } from '#ui/icon/symbols/site-header.ts'
import { locationOnIcon } from '#ui/icon/symbols/places.ts'
import { useId } from 'react'
import { CareersLink } from './office-card.tsx'
import * as styles from './office-map.css.ts'

type OfficeWindowProps = {
  readonly mark: OfficeMark
  readonly sanitise: Sanitise
  readonly onClose: () => void
}

export function OfficeWindow({ mark: { office, precision }, sanitise, onClose }: OfficeWindowProps) {
  const id = useId()
  const { Description, FullAddress, City, LocationCity, State, LocationState } = office
  const where = precision === 'city' ? (City ?? LocationCity) : (State ?? LocationState)
  return (
    <div role="group" aria-labelledby={id} className={styles.window} {...onMap}>
      <div className={styles.windowHead}>
        <p id={id} className={styles.windowTitle}>
          {Description}
        </p>
        <Button variant="quiet" icon={closeIcon} iconOnly className={styles.close} onClick={onClose}>
          Close the window on the map
        </Button>
      </div>
      {FullAddress && <Prose html={sanitise(FullAddress)} className={styles.windowText} />}
      {precision !== 'exact' && <p className={styles.windowText}>Approximate: somewhere in {where}.</p>}
      <Cluster gap="roomy">
        <ButtonLink variant="text" icon={locationOnIcon} href={officeDirectionsUrl(office)}>
          Directions
        </ButtonLink>
        <CareersLink office={office} variant="text" />
      </Cluster>
    </div>
  )
}
