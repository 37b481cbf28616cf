const ADD_REDIRECT = 'Add a redirect'
const ADD_SCREEN = 'Add a screen size'
const NAME = 'Name'
const CREATE = 'Add'
const APPLY = 'Apply'
const CANCEL = 'Cancel'

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** Words of the settings panel, and of the changes it makes. */
export const words = {
  title: 'Settings',
  site: 'Site',
  name: NAME,
  theme: 'Theme of visitors',
  light: 'Light',
  dark: 'Dark',
  favicon: 'Favicon',
  noFavicon: 'None',
  publishing: 'Publishing',
  testsBlock: 'Tests decide whether it is published',
  testsBlockHint: 'They run before each publishing. One that fails stops it.',
  basePath: 'Base path',
  basePathHint: 'Where the published site stands on its host. Drafts stand at the root.',
  basePathExample: '/shop/',
  screens: {
    title: 'Screen sizes',
    widest: 'widest',
    upTo: (width: number) => `up to ${width} px`,
    add: ADD_SCREEN,
    edit: (label: string) => `Edit ${label}`,
    create: CREATE,
    apply: APPLY,
    cancel: CANCEL,
    name: NAME,
    maxWidth: 'Widest window, px',
    maxWidthHint: 'Narrower windows show what is set for it, unless a narrower size says otherwise.',
    canvasWidth: 'Width on the canvas, px',
    canvasWidthHint: 'As wide the page is drawn while it is edited.',
    delete: (label: string) => `Remove ${label}`,
    deleteIt: 'Remove',
    lost: ({ styles, values, records }: { readonly styles: number; readonly values: number; readonly records: number }) => {
      const parts = [...(styles > 0 ? [counted(styles, 'style')] : []), ...(values > 0 ? [counted(values, 'value')] : [])]
      const owners = records === 1 ? '1 element or class' : `${records} elements and classes`
      return `${parts.join(' and ')} ${styles + values === 1 ? 'goes' : 'go'} with it, of ${owners}.`
    },
    changes: { set: 'Change a screen size', delete: 'Remove a screen size' },
  },
  redirects: {
    title: 'Redirects',
    none: 'Addresses that lead to others: of pages that moved, or of the site that stood here before.',
    add: ADD_REDIRECT,
    edit: 'Edit the redirect',
    create: CREATE,
    apply: APPLY,
    cancel: CANCEL,
    from: 'From the path',
    fromHint: '{{name}} stands for one part of it, * at the end for all that follows.',
    fromExample: 'old-page',
    to: 'Where it leads',
    page: 'Page',
    address: 'Address',
    addressExample: '/new-page or https://…',
    howLong: 'For how long',
    forGood: 'For good (301)',
    forNow: 'For now (302)',
    gone: 'a page that is gone',
    leadsTo: ' leads to ',
    delete: (from: string) => `Delete the redirect of /${from}`,
    paste: 'Paste a list of redirects',
    pasteHint: 'A line each: the old path, where it leads, and 302 if it is for now.',
    list: 'List',
    listExample: '/old-page, /new-page\n/shop/*, https://shop.example/*\n/sale, /offers, 302',
    addAll: 'Add all',
    emptyList: 'Paste at least one line, for example “/old-page, /new-page”',
    wrongLine: (line: number) => `Line ${line} is no redirect: write the old path, where it leads, and 301 or 302 or nothing`,
    changes: {
      add: ADD_REDIRECT,
      set: 'Change a redirect',
      delete: 'Delete a redirect',
      addMany: (count: number) => (count === 1 ? ADD_REDIRECT : `Add ${count} redirects`),
    },
  },
  change: (what: string) => `Change ${what}`,
} as const
