/** Words that stand on every screen of the editor. */
export const APP_TEXTS = {
  theme: 'Editor theme',
  dark: 'Dark',
  light: 'Light',
  system: 'As the system',
} as const
