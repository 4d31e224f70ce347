import type { placesInPage } from './places-in-page.ts'

type Ink = readonly [red: number, green: number, blue: number, alpha: number]

export function inksInPage({ remembered, isSeen }: ReturnType<typeof placesInPage>, isOnPaper: boolean) {
  const parseInk = (color: string): Ink => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return color.startsWith('rgb') ? [red, green, blue, alpha] : [0, 0, 0, 0]
  }
  const over = ([red, green, blue, alpha]: Ink, [under, below, beneath]: Ink): Ink => [
    red * alpha + under * (1 - alpha),
    green * alpha + below * (1 - alpha),
    blue * alpha + beneath * (1 - alpha),
    1,
  ]
  const computeLuminance = (ink: Ink) => {
    const [red = 0, green = 0, blue = 0] = ink.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const computeContrast = (one: Ink, other: Ink) => {
    const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].toSorted(
      (first, second) => first - second,
    )
    return (light + 0.05) / (dark + 0.05)
  }
  const isShape = (element: Element) => element instanceof SVGGeometryElement
  const isPicture = remembered(
    (element) =>
      element.matches('img, video, canvas, picture, iframe') || getComputedStyle(element).backgroundImage !== 'none',
  )
  const findBackground = remembered((element) => {
    const { backgroundColor, fill } = getComputedStyle(element)
    return parseInk(isShape(element) ? fill : backgroundColor)
  })
  const paints = (element: Element) =>
    isSeen(element) &&
    (isPicture(element) ||
      findBackground(element)[3] > 0 ||
      ['::before', '::after'].some((part) => {
        const { content, backgroundColor } = getComputedStyle(element, part)
        return content !== 'none' && parseInk(backgroundColor)[3] > 0
      }))
  /** Undefined over a picture, whose colors no style tells. */
  const groundUnder = (stack: ReadonlyArray<Element>): Ink | undefined => {
    const white: Ink = [255, 255, 255, 1]
    if (isOnPaper) return white
    const layers: Ink[] = []
    for (const element of stack.filter(isSeen)) {
      if (isPicture(element)) return undefined
      layers.push(findBackground(element))
      if (findBackground(element)[3] === 1) break
    }
    return layers.reduceRight((under, layer) => over(layer, under), white)
  }

  const measureContrast = (element: Element, stack: ReadonlyArray<Element>) => {
    const { color, fill } = getComputedStyle(element)
    const ground = groundUnder(stack)
    return ground && computeContrast(over(parseInk(element.closest('svg') ? fill : color), ground), ground)
  }
  return { paints, measureContrast }
}
