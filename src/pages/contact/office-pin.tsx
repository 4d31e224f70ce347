import type { Precision } from '#domain/map/place-offices.ts'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './office-map.css.ts'

type PinProps = { readonly precision: Precision; readonly isSelected: boolean }

/** The tip is 18 px below the origin: must match `markHeight`. */
export const Pin = ({ precision, isSelected }: PinProps) => (
  <g
    className={joinClassNames(
      styles.pin,
      precision !== 'exact' && styles.approximatePin,
      isSelected && styles.selectedPin,
    )}
  >
    <path d="M0 18C-1.6 12.4-10 8-10 0a10 10 0 1 1 20 0C10 8 1.6 12.4 0 18z" />
    <circle r="3.5" />
  </g>
)
