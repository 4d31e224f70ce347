import { anniversaryPromo } from '#content/home.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './anniversary.css.ts'

export function Anniversary() {
  return (
    <section className={styles.root} aria-labelledby="anniversary">
      <Container className={styles.words}>
        <h2 id="anniversary" className={styles.title}>
          {anniversaryPromo.heading}
        </h2>
        <div className={styles.text}>
          <p>{anniversaryPromo.text}</p>
          <ButtonLink variant="accent" href={paths.about.to('c=anniversary')}>
            {anniversaryPromo.linkLabel}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}
