export type Bits = Uint32Array

export const noBits = (limit: number): Bits => new Uint32Array((limit + 31) >>> 5)

export const allBits = (limit: number): Bits => {
  const bits = noBits(limit).fill(0xffff_ffff)
  if (limit % 32 !== 0) bits[bits.length - 1] = (1 << (limit % 32)) - 1
  return bits
}

export const addBit = (bits: Bits, at: number): void => {
  bits[at >>> 5]! |= 1 << (at & 31)
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1

export const intersect = (bits: Bits, other: Bits): Bits => bits.map((element, at) => element & other[at]!)

export const addAll = (bits: Bits, other: Bits): void => {
  for (let at = 0; at < bits.length; at++) bits[at]! |= other[at]!
}

export const removeAll = (bits: Bits, other: Bits): void => {
  for (let at = 0; at < bits.length; at++) bits[at]! &= ~other[at]!
}

const countElement = (element: number) => {
  const twos = element - ((element >>> 1) & 0x5555_5555)
  const fours = (twos & 0x3333_3333) + ((twos >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export const countCommon = (bits: Bits, other: Bits): number => {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countElement(bits[at]! & other[at]!)
  return count
}

export const countBits = (bits: Bits): number => countCommon(bits, bits)
