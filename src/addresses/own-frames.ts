import type { FeedName } from '#contract/site-settings.ts'
import { paths } from './paths.ts'

export const localFrames: Readonly<Record<FeedName, string>> = {
  linkedInFollow: `${paths.media.to()}/frames/linkedin-follow`,
  xFollow: `${paths.media.to()}/frames/x-follow`,
  xTimeline: `${paths.media.to()}/frames/x-timeline`,
  facebookFeed: `${paths.media.to()}/frames/facebook-feed`,
}

export const isLocalFrame = (address: string): boolean => address.startsWith('/')
