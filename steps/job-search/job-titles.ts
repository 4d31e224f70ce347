export const summarizeTitles = (titles: ReadonlyArray<string>) => [titles.length, titles[0], titles.at(-1)]
