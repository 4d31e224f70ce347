import { createNoise2D, type NoiseFunction2D } from 'simplex-noise'

export type Landscape = (x: number, y: number) => number

export type LandscapeFrame = {
  /** In units of the mean side, so that width × height is 1. */
  width: number
  height: number
  calm: boolean
}

export function raiseLandscape(random: () => number, frame: LandscapeFrame): Landscape {
  const noise = createNoise2D(random)
  const ridge = raiseRidge(noise, random, frame)
  const hill = raiseHill(noise, random, frame)
  const roll = 1.1 + random() * 0.5
  return (x, y) => {
    const bendX = x + 0.13 * noise(x * 1.3 + 31, y * 1.3)
    const bendY = y + 0.13 * noise(x * 1.3, y * 1.3 - 47)
    const rolling = 0.2 * noise(bendX * roll, bendY * roll) + 0.06 * noise(bendX * roll * 2.3 + 9, bendY * roll * 2.3)
    const raised = ridge(bendX, bendY) + hill(bendX, bendY) + rolling
    return frame.calm ? raised * lowerLeftDamping(x / frame.width, y / frame.height) : raised
  }
}

function raiseRidge(noise: NoiseFunction2D, random: () => number, frame: LandscapeFrame): Landscape {
  const turn = (random() - 0.5) * 1.5
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const middleX = frame.width * (frame.calm ? 0.6 + random() * 0.2 : 0.25 + random() * 0.5)
  const middleY = frame.height * (0.3 + random() * 0.3)
  const [steepSide, gentleSide] = random() < 0.5 ? [0.2, 0.36] : [0.36, 0.2]
  const reach = 0.55 + random() * 0.35
  return (x, y) => {
    const along = (x - middleX) * cos + (y - middleY) * sin
    const across = (y - middleY) * cos - (x - middleX) * sin + 0.16 * noise(along * 1.5, 3.7)
    const spurs = 1 + 0.42 * noise(along * 3.2 + Math.sign(across) * 5, across * 0.9)
    const width = (across < 0 ? steepSide : gentleSide) * spurs
    const crest = Math.exp(-((along / reach) ** 2)) * (0.86 + 0.2 * noise(along * 2.3, -8.1))
    return crest * Math.exp(-Math.sqrt((across / width) ** 2 + 0.06) * 1.25 + 0.3)
  }
}

function raiseHill(noise: NoiseFunction2D, random: () => number, frame: LandscapeFrame): Landscape {
  const x0 = frame.width * (frame.calm ? 0.9 : random())
  const y0 = frame.height * random()
  const size = 0.16 + random() * 0.14
  const top = 0.3 + random() * 0.25
  return (x, y) => {
    const distance = Math.hypot(x - x0, y - y0) / (size * (1 + 0.3 * noise(x * 2.4 - 60, y * 2.4)))
    return top * Math.exp(-distance * distance)
  }
}

function lowerLeftDamping(across: number, down: number): number {
  const distance = Math.hypot(across / 0.62, (1 - down) / 0.95)
  const share = Math.min(1, Math.max(0, (distance - 0.42) / 0.58))
  return 0.12 + 0.88 * share * share * (3 - 2 * share)
}
