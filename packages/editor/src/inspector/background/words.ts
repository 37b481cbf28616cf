/** Texts of the background of the site and of a page. */
export const words = {
  title: 'Background',
  ofSite: 'Behind all pages. A page may have its own.',
  ofPage: 'Over the site’s: what is not set here is as in Settings.',
  changes: { site: 'Change the background of the site', page: 'Change the background of the page' },
} as const
