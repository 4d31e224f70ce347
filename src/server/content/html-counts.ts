/** What was found in HTML of content: lost, doubtful or repaired; `openElements`, `escaped`, `lines`, `lists` and `blocks` are 0 or 1. */
export type HtmlCounts = {
  images: number
  frames: number
  scripts: number
  fields: number
  lostLinks: number
  relativeLinks: number
  cuts: number
  openComments: number
  openElements: number
  links: number
  escaped: number
  lines: number
  lists: number
  blocks: number
}

export const createHtmlCounts = (): HtmlCounts => ({
  images: 0,
  frames: 0,
  scripts: 0,
  fields: 0,
  lostLinks: 0,
  relativeLinks: 0,
  cuts: 0,
  openComments: 0,
  openElements: 0,
  links: 0,
  escaped: 0,
  lines: 0,
  lists: 0,
  blocks: 0,
})
