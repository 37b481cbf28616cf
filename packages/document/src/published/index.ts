export type { AnsweredRows, FetchedRows, NeededRows } from './fetched-rows.ts'
export { bodyName } from './body-name.ts'
export { CACHE_VERSION, isPublishedBinding, LIVE, PAGE_OBJECT_VERSION } from './types.ts'
export type {
  ChunkFiles,
  DirectPlace,
  HeadField,
  PublishedAction,
  PublishedBinding,
  PublishedCollection,
  PublishedComponent,
  PublishedFilter,
  PublishedFormula,
  PublishedHead,
  PublishedInstance,
  PublishedLink,
  PublishedNode,
  PublishedPage,
  PublishedPageEntry,
  PublishedPageFacts,
  PublishedPageInfo,
  PublishedRepeat,
  PublishedRoute,
  PublishedSite,
  PublishedServerAction,
  PublishedServerCall,
  PublishedSource,
  PublishedValue,
  PublishedPlugin,
  PublishedPopup,
  PublishedVariable,
  PublishedWorkflow,
} from './types.ts'
export {
  BOUND_ATTRIBUTE,
  BRANDING_ID,
  CHUNKS_FOLDER,
  HOLE_ATTRIBUTE,
  INLINE_DATA_ID,
  TARGET_ATTRIBUTE,
  DARK_PREFERENCE,
  THEME_STORAGE_KEY,
} from './inline.ts'
export type { BoundNode, BoundRows, InlineHole, InlinePage } from './inline.ts'
export { readInlinePage, writeInlinePage } from './inline-page.ts'
export { EARLY_CLICKS, EARLY_CLICKS_SCRIPT, HELD_ATTRIBUTE } from './early-clicks.ts'
export { LONG_ATTRIBUTE, LONG_LIST, ROW_CLASS, SKIPPED_SIZE, SPACE_ATTRIBUTE } from './long-lists.ts'
export { bindingsOf, boundTexts, boundValues, withBoundValues } from './bound-values.ts'
export { NEW_VERSION, REGISTER_FILE, SERVICE_WORKER_FILE, type RegisterFacts, type WorkerFacts } from './offline.ts'
export { BACKGROUND_MARK } from './background-mark.ts'
export { directionOf } from './direction.ts'
export {
  CLOSE_POPUP,
  COMMAND_ATTRIBUTE,
  COMMAND_FOR_ATTRIBUTE,
  OPEN_GIVEN,
  OPEN_POPUP,
  POPUP_LINK_ATTRIBUTE,
} from './popup-links.ts'
export { rowKey } from '../records/row-key.ts'
export { isServerCall } from './server-call.ts'
export { fittingAddress, MAX_ADDRESS_LENGTH, type FittingAddress } from './fitting-address.ts'
