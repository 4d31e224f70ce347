export const waterDepths = [
  { distance: 3, opacity: 0.5 },
  { distance: 7, opacity: 0.36 },
  { distance: 12.5, opacity: 0.25 },
  { distance: 20, opacity: 0.16 },
  { distance: 30, opacity: 0.1 },
]

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

export function blend(colour: string, ground: string, opacity: number): string {
  const under = channels(ground)
  const mixed = channels(colour).map((channel, at) => channel * opacity + (under[at] ?? 0) * (1 - opacity))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
