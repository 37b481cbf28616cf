export { updateHead } from './document-head.ts'
export { loadStyledPage } from './load-page.ts'
export { createSiteStylesheet } from './site-stylesheet.ts'
