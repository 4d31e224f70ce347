import { anniversaryPromo } from '#content/home.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './anniversary.css.ts'

export function Anniversary() {
  return (
    <section className={styles.root} aria-labelledby="anniversary">
      <img
        className={styles.picture}
        src={terrainPath(anniversaryPromo.heading, 'dark', 1600, 480)}
        alt=""
        data-behind-text
        width={1600}
        height={480}
        loading="lazy"
      />
      <Container className={styles.words}>
        <h2 id="anniversary" className={styles.title}>
          {anniversaryPromo.heading}
        </h2>
        <p className={styles.text}>{anniversaryPromo.text}</p>
        <div>
          <ButtonLink variant="accent" href={paths.about.to('c=anniversary')}>
            {anniversaryPromo.linkLabel}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}
