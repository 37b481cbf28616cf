/** Words that stand on every screen of the editor. */
export const words = {
  theme: 'Editor theme',
  dark: 'Dark',
  light: 'Light',
  system: 'As the system',
  product: 'Heddle',
  tryAgain: 'Try again',
} as const
