import * as iconStyles from '#ui/icon/icon.css.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { marks, symbols } from '#ui/icon/all-icons.ts'
import { locationOnIcon } from '#ui/icon/symbols/places.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { palette } from '#ui/theme/palette.ts'
import { joinClassNames } from '#ui/class-names.ts'
import { Example, Examples, listKeys } from './example.tsx'
import * as styles from './gallery.css.ts'

export function SignExamples() {
  return (
    <Examples title="Signs and colours" lead="The mark, the symbols and everything they are painted with.">
      <Example name="logo">
        <Logo name="Larch & Sons" />
      </Example>
      <Example name="logo on dark" stage="dark">
        <Logo name="Larch & Sons" tone="onDark" />
      </Example>
      <Example name="icon sizes">
        <Cluster gap="roomy">
          {listKeys(iconStyles.size).map((size) => (
            <Icon key={size} drawing={locationOnIcon} size={size} />
          ))}
        </Cluster>
      </Example>
      <Example name="icons" whole>
        <ul className={styles.tileGrid}>
          {[...symbols, ...marks].map(([name, drawing]) => (
            <li key={name} className={styles.tile}>
              <Icon drawing={drawing} size="large" />
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="colours" whole>
        <ul className={styles.tileGrid}>
          {listKeys(palette).map((name) => (
            <li key={name} className={styles.tile}>
              <span className={joinClassNames(styles.swatch, styles.filled[name])} />
              <span>
                {name} <span className={styles.code}>{palette[name]}</span>
              </span>
            </li>
          ))}
        </ul>
      </Example>
    </Examples>
  )
}
