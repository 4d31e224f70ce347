/** Masks a picture beside words at its left: where they stand, lines must not cross them. */
export const besideWords = 'linear-gradient(100deg, rgb(0 0 0 / 0.12) 44%, #000 82%)'

/** The same where the words reach further. */
export const besideWordsWide = 'linear-gradient(100deg, rgb(0 0 0 / 0.12) 50%, #000 85%)'

/** Masks a picture that words stand on as a whole. */
export const behindWords = 'linear-gradient(rgb(0 0 0 / 0.35), rgb(0 0 0 / 0.35))'
