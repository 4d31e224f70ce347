import { careersHome } from '#content/careers-home.ts'
import { carouselMachine } from '#machines/carousel.machine.ts'
import { createCarouselFlow, listFeaturedSlides, featuredList } from '#site/carousel.ts'
import { jobSearchInput, createJobSearchFlow } from '#site/job-search.ts'
import { retainList } from '#site/reference-list.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { featuredPages, type CarouselJourney, type FeaturedPage } from './browser.ts'

const { voice } = careersHome
const quotes = { count: voice.quotesShown, interval: voice.interval }

const second = 1_000

async function loadAllFeatured({ site }: MemoryWorld) {
  const list = featuredList(site)
  retainList(list)
  await waitFor(list, (snapshot) => snapshot.hasTag('allLoaded'))
  return listFeaturedSlides(list)
}

async function getFeaturedSlides(world: MemoryWorld, page: FeaturedPage): ReturnType<typeof loadAllFeatured> {
  world.open(featuredPages[page])
  if (page === 'careers home') return loadAllFeatured(world)
  const search = world.run(createJobSearchFlow, jobSearchInput(world.site, ''))
  const { context } = await waitFor(search, (snapshot) => snapshot.context.result !== null)
  if (context.featuredCount > context.featured.length) return loadAllFeatured(world)
  return { slides: [context.featured], interval: 0 }
}

export function carouselInMemory(world: MemoryWorld): CarouselJourney {
  let slides: ActorRefFrom<typeof carouselMachine>
  let featured: ReturnType<typeof listFeaturedSlides>
  const { events, states } = journeyInMemory(carouselMachine, () => slides)
  const setReducedMotion = (lessMotion: boolean) =>
    world.signals.wish({ lessMotion, moreContrast: false, ownColours: false })
  const open = (isStill: boolean) => async () => {
    setReducedMotion(isStill)
    world.open('/careers')
    slides = world.run(createCarouselFlow, quotes)
  }
  const watchCarousel = async (duration: number) => {
    for (let passed = 0; passed < duration; passed += second) await world.clock.pass(second)
  }
  return withoutScreen('carousel', {
    start: open(true),
    open: open(false),
    openFeatured: async (page) => {
      setReducedMotion(false)
      featured = await getFeaturedSlides(world, page)
      slides = world.run(createCarouselFlow, { count: featured.slides.length, interval: featured.interval })
      slides.send({ type: 'carousel.shown' })
    },
    watchCarousel,
    events: {
      ...events,
      'autoplay.changed': async ({ isAllowed }) => setReducedMotion(!isAllowed),
      'xstate.after.interval.carousel.rotating': () => watchCarousel(quotes.interval),
    },
    states,
    shows: {
      slide: async () => {
        const { index, count } = slides.getSnapshot().context
        return `${index + 1} of ${count}`
      },
      featured: async () => {
        const jobs = featured.slides[slides.getSnapshot().context.index] ?? []
        return jobs.map(({ JobFunction }) => JobFunction)
      },
    },
  })
}
