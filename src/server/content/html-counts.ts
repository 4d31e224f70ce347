const none = {
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
}

/** What was found in HTML of content: lost, doubtful or repaired; `openElements`, `escaped`, `lines`, `lists` and `blocks` are 0 or 1. */
export type HtmlCounts = { [Kind in keyof typeof none]: number }

export const createHtmlCounts = (): HtmlCounts => ({ ...none })
