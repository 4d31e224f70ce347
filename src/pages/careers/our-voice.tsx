import type { ReferenceList } from '#contract/entities.ts'
import type { WebsiteStat } from '#contract/site-content.ts'
import { careersHome } from '#content/careers-home.ts'
import type { Testimonial } from '#content/testimonials.ts'
import { BigNumber } from '#ui/big-number/big-number.tsx'
import { Slides } from '#ui/carousel/slides.tsx'
import { CountedNumber } from '#ui/counter/counted-number.tsx'
import { Container, Grid } from '#ui/layout/layout.tsx'
import * as styles from './our-voice.css.ts'

type Props = { stats: ReferenceList<WebsiteStat>; quotes: ReadonlyArray<Testimonial> }

export function OurVoice({ stats, quotes }: Props) {
  const { title, quotes: label, interval } = careersHome.voice
  const [figures] = stats.rows
  return (
    <section className={styles.root} aria-labelledby="voice">
      <Container className={styles.words}>
        <h2 id="voice" className={styles.title}>
          {title}
        </h2>
        {figures && (
          <Grid columns="three" gap="wide">
            <Count value={figures.employeeCount} label="Employees" />
            <Count value={figures.openingCount} label="Openings" />
            <Count value={figures.locationCount} label="Locations" />
          </Grid>
        )}
        <Slides
          interval={interval}
          label={label}
          tone="onDark"
          slides={quotes.map((quote) => ({ key: quote.title, content: <Quote {...quote} /> }))}
        />
      </Container>
    </section>
  )
}

function Count({ value, label }: { value: number; label: string }) {
  return <BigNumber value={<CountedNumber value={value} />} suffix="+" label={label} tone="onDark" />
}

function Quote({ quote, title, subtitle }: Testimonial) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.quotation}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <b className={styles.name}>{title}</b>
        <span>{subtitle}</span>
      </figcaption>
    </figure>
  )
}
