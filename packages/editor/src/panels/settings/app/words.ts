import type { AppDisplay } from '@heddle/document'

const DISPLAYS: Readonly<Record<AppDisplay, string>> = {
  standalone: 'A window of its own',
  'minimal-ui': 'A window with back and reload',
  fullscreen: 'The whole screen',
  browser: 'A tab of the browser',
}

/** Words of the site as an app on a device. */
export const words = {
  title: 'App',
  isOn: 'Can be installed',
  isOnHint: 'Browsers offer to put the site on the home screen. Its icon is the favicon.',
  shortName: 'Short name',
  shortNameHint: 'Below the icon, where the whole name has no room.',
  display: 'Opens in',
  displays: DISPLAYS,
  themeColor: 'Colour of the browser’s bar',
  backgroundColor: 'Colour until the page shows',
  usual: 'As the browser has it',
  reset: (label: string) => `${label}: as the browser has it`,
  worksOffline: 'Works offline',
  worksOfflineHint:
    'Visitors can read pages again that they have seen, also without a connection. Nothing that only some may see is kept. Off: what was kept goes.',
  offlinePage: 'Page for what was not kept',
  builtIn: 'Built-in',
  change: (what: string) => `Change ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
} as const
