import type { FeedName } from '#contract/site-settings.ts'
import { paths } from './paths.ts'

export const ownFrames: Readonly<Record<FeedName, string>> = {
  linkedInFollow: `${paths.media.to()}/frames/linkedin-follow`,
  xFollow: `${paths.media.to()}/frames/x-follow`,
  xTimeline: `${paths.media.to()}/frames/x-timeline`,
  facebookFeed: `${paths.media.to()}/frames/facebook-feed`,
}

export const isOwnFrame = (address: string): boolean => address.startsWith('/')
