export const textFadeMask = 'linear-gradient(100deg, rgb(0 0 0 / 0.12) 44%, #000 82%)'

export const textFadeMaskWide = 'linear-gradient(100deg, rgb(0 0 0 / 0.12) 50%, #000 85%)'

export const behindWords = 'linear-gradient(rgb(0 0 0 / 0.35), rgb(0 0 0 / 0.35))'
