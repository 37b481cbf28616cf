/** Words of the settings panel, and of the changes it makes. */
export const words = {
  title: 'Settings',
  site: 'Site',
  name: 'Name',
  theme: 'Theme of visitors',
  light: 'Light',
  dark: 'Dark',
  favicon: 'Favicon',
  noFavicon: 'None',
  languages: 'Languages',
  isDefault: 'default',
  screens: 'Screen sizes',
  widest: 'widest',
  upTo: (width: number) => `up to ${width} px`,
  change: (what: string) => `Change ${what}`,
} as const
