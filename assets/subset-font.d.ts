declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    noHinting?: boolean
    keepAllGlyphs?: boolean
    keepFeatures?: ReadonlyArray<string>
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
