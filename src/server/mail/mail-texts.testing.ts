export const ada = 'ada@engine.example'
export const longAddress = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example`
export const words = (length: number) => 'Cartograph '.repeat(length / 10).slice(0, length - 1) + 'y'

export const scripts = { arabic: 'آدا لوفليس', chinese: '艾达·洛夫莱斯', thai: 'เอดา เลิฟเลซ', emoji: '👩🏽‍💻 Ada' } as const
