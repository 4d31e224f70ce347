import type { FeedName } from '#contract/site-settings.ts'
import { paths } from './paths.ts'

/** Where the site itself serves what stands in the place of a network's feed, until a firm sets the network's own. */
export const ownFrames: Readonly<Record<FeedName, string>> = {
  linkedInFollow: `${paths.media.to()}/frames/linkedin-follow`,
  xFollow: `${paths.media.to()}/frames/x-follow`,
  xTimeline: `${paths.media.to()}/frames/x-timeline`,
  facebookFeed: `${paths.media.to()}/frames/facebook-feed`,
}

/** Whether a frame comes from this site: no other company learns that somebody reads it. */
export const isOwnFrame = (address: string): boolean => address.startsWith('/')
