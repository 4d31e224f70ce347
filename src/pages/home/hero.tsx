import { milestones, ridge as words, yearAnchor } from '#content/headcount.ts'
import { firm } from '#content/firm.ts'
import { drawRidge, scaleRidge, type Headcount } from '#domain/drawings/ridge.ts'
import { paths } from '#addresses/paths.ts'
import { RidgeFigure } from '#ui/drawings/ridge.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Container } from '#ui/layout/layout.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { HeroVideo } from './hero-video.tsx'
import * as styles from './hero.css.ts'

const createHref = (year: number) => `${paths.about.to()}#${yearAnchor(year)}`

type Props = { readonly autoplay: boolean; readonly today: Headcount | null }

export function Hero({ autoplay, today }: Props) {
  const rows = [...milestones, ...(today ? [today] : [])]
  const ridge = drawRidge(rows)
  const [lastFilmed] = milestones.slice(-1)
  return (
    <div className={styles.root}>
      <Container className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {firm.tagline}
        </h1>
        <p className={styles.lead}>{firm.description}</p>
        {ridge && (
          <RidgeFigure
            ridge={ridge}
            name={words.name}
            caption={
              today ? (
                <>
                  <b className={joinClassNames(styles.people, today.people > 99_999 && styles.long)}>
                    {today.people.toLocaleString('en-US')}
                  </b>{' '}
                  <span className={styles.finding}>{`${words.today} ${words.finding}`}</span>
                </>
              ) : (
                words.finding
              )
            }
            note={[words.source, words.count(ridge.peoplePerStratum.toLocaleString('en-US')), words.checked]}
            createHref={createHref}
          >
            {lastFilmed && <HeroVideo autoplay={autoplay} {...scaleRidge(rows)(lastFilmed)} />}
          </RidgeFigure>
        )}
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
