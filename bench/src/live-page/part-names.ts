/** Parts of `live-page` that can be run alone: `npm run bench live-page -- texts`. */
export const LIVE_PAGE_PARTS = ['texts', 'lists', 'keyed', 'desk', 'hydration'] as const
export type LivePagePart = (typeof LIVE_PAGE_PARTS)[number]
