export const count = (number: number, one: string, several = `${one}s`) =>
  `${inFigures(number)} ${number === 1 ? one : several}`

const figures = new Intl.NumberFormat('en-US')

export const inFigures = (number: number) => figures.format(number)

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
