import { leaders } from '#content/about.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './about-page.css.ts'

const getInitials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')

export function Leadership() {
  return (
    <Section id="leadership" title="Leadership">
      <Grid as="ul" columns="three" className={styles.leaders}>
        {leaders.map(({ name, role, division, quote }) => (
          <li key={name} className={styles.leader}>
            <div className={styles.portrait}>
              <img
                data-behind-text
                src={terrainPath(name, 'dark', 320, 320)}
                alt=""
                width={320}
                height={320}
                loading="lazy"
              />
              <span aria-hidden>{getInitials(name)}</span>
            </div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{[role, division].filter(Boolean).join(', ')}</p>
            <blockquote className={styles.quote}>{quote}</blockquote>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
