import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { arrowForwardIcon } from '#ui/icon/symbols/arrows.ts'
import { Grid } from '#ui/layout/layout.tsx'
import * as styles from './link-grid.css.ts'

export type LinkGridProps = {
  links: ReadonlyArray<{ readonly label: string; readonly href: string }>
}

export function LinkGrid({ links }: LinkGridProps) {
  return (
    <Grid as="ul" columns="four" gap="none" className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Anchor href={href} className={styles.link}>
            {label}
            <Icon drawing={arrowForwardIcon} size="small" />
          </Anchor>
        </li>
      ))}
    </Grid>
  )
}
