/** How many cards stand on one slide (J2.2-26, J2.2-34, J9-02). */
const perSlide = 6

/** Cards in the slides they stand on. */
export const slidesOf = <Card>(cards: ReadonlyArray<Card>): ReadonlyArray<ReadonlyArray<Card>> =>
  Array.from({ length: Math.ceil(cards.length / perSlide) }, (_, slide) =>
    cards.slice(slide * perSlide, (slide + 1) * perSlide),
  )
