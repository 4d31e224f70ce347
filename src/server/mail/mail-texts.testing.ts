/** The e-mail of somebody. */
export const ada = 'ada@engine.example'
/** 254 characters, the most an address may have. */
export const longAddress = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example`
/** The longest text a field takes, in words of ten letters. */
export const words = (length: number) => 'Cartograph '.repeat(length / 10).slice(0, length - 1) + 'y'

/** Texts in scripts that are written from the right, without blanks, with marks and in pairs of units. */
export const scripts = { arabic: 'آدا لوفليس', chinese: '艾达·洛夫莱斯', thai: 'เอดา เลิฟเลซ', emoji: '👩🏽‍💻 Ada' } as const
