import { expect, test } from 'vitest'
import { media, containerQueries } from './media.ts'

const matches = (condition: string, width: number) =>
  [...condition.matchAll(/\((min|max)-width: ([\d.]+)em\)/g)].every(([, end, limit]) =>
    end === 'min' ? width >= 16 * Number(limit) : width <= 16 * Number(limit),
  )

const matchesContainerQuery = (condition: string, width: number) => {
  const [, least, sign, limit] = /^\((?:([\d.]+)em <= )?width (<|>=) ([\d.]+)em\)$/.exec(condition) ?? []
  const isAbove = width >= 16 * Number(limit)
  return (sign === '>=' ? isAbove : !isAbove) && width >= 16 * Number(least ?? 0)
}

const findRanges = (width: number) =>
  [
    matches(media.upToPhone, width) && 'xs',
    matches(media.fromPhone, width) && matches(media.upToTablet, width) && 'sm',
    matches(media.fromTablet, width) && matches(media.upToLaptop, width) && 'md',
    matches(media.fromLaptop, width) && matches(media.upToDesktop, width) && 'lg',
    matches(media.fromDesktop, width) && 'xl',
  ].filter(Boolean)

test.each([
  ['C9-05', 0, 'xs'],
  ['C9-05', 499, 'xs'],
  ['C9-06', 500, 'sm'],
  ['C9-06', 767, 'sm'],
  ['C9-07', 768, 'md'],
  ['C9-07', 1199, 'md'],
  ['C9-08', 1200, 'lg'],
  ['C9-08', 1919, 'lg'],
  ['C9-09', 1920, 'xl'],
  ['C9-09', 5000, 'xl'],
  ['C9-10', 5001, 'xl'],
])('[%s] a window %d px wide is %s and nothing else', (_id, width, range) => {
  expect(findRanges(width)).toEqual([range])
})

test('[C9-05][C9-06][C9-07] the ranges end at 499, 767, 1199 and 1919 px', () => {
  const ranges = [0, 499, 500, 767, 768, 1199, 1200, 1919, 1920, 5000, 5001].map(findRanges)
  expect(ranges.flat()).toEqual(['xs', 'xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl', 'xl', 'xl'])
})

test('[C2.2-32][C2.2-33] the menu is a drawer below 940 px, condensed below 1200 px and full from there on', () => {
  const shapes = [939, 940, 1199, 1200].map((width) =>
    (['menuButton', 'menuCondensed', 'menuFull'] as const).filter((name) =>
      matchesContainerQuery(containerQueries[name], width),
    ),
  )
  expect(shapes).toEqual([['menuButton'], ['menuCondensed'], ['menuCondensed'], ['menuFull']])
})
