import { firm } from '#content/firm.ts'
import { paths } from '#addresses/paths.ts'
import { Container } from '#ui/layout/layout.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { HeroVideo } from './hero-video.tsx'
import * as styles from './hero.css.ts'

export function Hero({ autoplay }: { autoplay: boolean }) {
  return (
    <div className={styles.root}>
      <HeroVideo autoplay={autoplay} />
      <Container className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {firm.tagline}
        </h1>
        <p className={styles.lead}>{firm.description}</p>
        <form role="search" action={paths.search.to()} method="get" className={styles.search}>
          <SearchField
            label="Search Careers, News, Events"
            labelHidden
            name="q"
            placeholder="Search Careers, News, Events"
            size="large"
            submit="Search"
          />
        </form>
      </Container>
    </div>
  )
}
