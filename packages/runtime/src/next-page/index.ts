export { updateHead } from './document-head.ts'
export { followHead } from './follow-head.ts'
export { loadStyledPage } from './load-page.ts'
export { createSiteStylesheet } from './site-stylesheet.ts'
