/** A number with its noun: "1 rule", "1,260 rules". */
export const count = (number: number, one: string, several = `${one}s`) =>
  `${inFigures(number)} ${number === 1 ? one : several}`

const figures = new Intl.NumberFormat('en-US')

/** A number as it is read: "1,260". */
export const inFigures = (number: number) => figures.format(number)

/** A sentence that begins here. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
