import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { film, filmedLine, heroFrame } from './hero-frame.ts'

const files = ['public/hero/hero.webm', 'public/hero/hero.mp4']

test.each(files)(
  '%s is cut of the line that the page draws, as `node assets/hero.ts` cuts it, and is light',
  (file) => {
    expect([readFileSync(file, 'latin1').includes(filmedLine), statSync(file).size < 400_000]).toEqual([true, true])
  },
)

test('the line is traced once in nine tenths of a second, and then light alone moves along it, without words', () => {
  const seconds = Array.from({ length: film.seconds * 10 }, (_, tenths) => tenths / 10)
  const read = (second: number, part: RegExp) => Number(part.exec(heroFrame(second))?.[1])
  const drawn = seconds.map((second) => read(second, /<clipPath id="d"><rect width="([\d.]+)"/))
  const line = seconds.map((second) => read(second, /stroke-opacity="([\d.]+)" clip-path/))
  expect([drawn, drawn.indexOf(film.width)]).toEqual([drawn.toSorted((one, other) => one - other), 9])
  expect([line.slice(0, 10), line.slice(14)]).toEqual([Array(10).fill(1), Array(106).fill(0)])
  expect(seconds.filter((second) => heroFrame(second).includes('<text'))).toEqual([])
})
