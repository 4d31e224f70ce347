import type { JobPlace, JobProfile, Location } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { careersHome, careersStates } from '#content/careers-home.ts'
import { jobsInState } from '#domain/jobs/careers-search.ts'
import { splitIntoSlides } from '#domain/jobs/featured-jobs.ts'
import { toDateParts, writeDate } from '#domain/time/dates.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Profile } from '#ui/drawings/profile.tsx'
import { Slides } from '#ui/carousel/slides.tsx'
import { Section } from '#ui/section/section.tsx'
import { arrowForwardIcon } from '#ui/icon/symbols/arrows.ts'
import { Offices } from './offices.tsx'
import { picture } from './places.css.ts'
import * as styles from './slide-cards.css.ts'

/** In milliseconds (J2.2-27). */
const interval = 16_000

const slides = splitIntoSlides(careersStates)
const stateJobsAddress = (state: string) => paths.opportunities.to(`state=${encodeURIComponent(state.toLowerCase())}`)

const formatOpenJobCount = (jobs: number) => {
  if (jobs === 0) return 'No open jobs today'
  return jobs === 1 ? '1 open job' : `${jobs} open jobs`
}

type Props = {
  jobPlaces: ReadonlyArray<JobPlace>
  profile: ReadonlyArray<JobProfile>
  offices: ReferenceList<Location>
  now: number
}

export function Places({ jobPlaces, profile, offices, now }: Props) {
  const { title, more, slides: label, note } = careersHome.places
  return (
    <Section
      title={title}
      rail={false}
      action={
        <ButtonLink href={paths.opportunities.to('open=location')} variant="text" trailingIcon={arrowForwardIcon}>
          {more}
        </ButtonLink>
      }
    >
      {profile.map((drawing) => (
        <div key={drawing.finding} className={picture}>
          <Profile
            {...drawing}
            note={[...note, `Counted ${writeDate(toDateParts(now))}`]}
            createHref={paths.opportunities.to}
          />
        </div>
      ))}
      <Slides
        interval={interval}
        label={label}
        slides={slides.map((states, at) => ({
          key: String(at),
          content: (
            <ul className={styles.list}>
              {states.map((state) => (
                <li key={state} className={styles.card}>
                  <h3 className={styles.title}>
                    <Anchor href={stateJobsAddress(state)} className={styles.link}>
                      {state}
                    </Anchor>
                  </h3>
                  <p className={styles.note}>{formatOpenJobCount(jobsInState(jobPlaces, state))}</p>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <Offices offices={offices} />
    </Section>
  )
}
