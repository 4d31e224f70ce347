import { Fireworks } from 'fireworks-js'

const hue = { min: 24, max: 62 }

export function burn(canvas: HTMLCanvasElement): { readonly end: () => void } {
  const fireworks = new Fireworks(canvas, {
    hue,
    rocketsPoint: { min: 45, max: 95 },
    delay: { min: 18, max: 36 },
    traceLength: 4,
    traceSpeed: 6,
    acceleration: 1.03,
    particles: 90,
    explosion: 6,
    gravity: 1.1,
    friction: 0.96,
    opacity: 0.35,
    flickering: 35,
  })
  fireworks.start()
  return { end: () => fireworks.stop() }
}
