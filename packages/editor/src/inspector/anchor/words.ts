/** Words about the anchor of a section. */
export const words = {
  title: 'Anchor',
  anchor: 'Anchor',
  leads: (anchor: string) => `Links lead here by #${anchor}.`,
  none: 'Without a name or an anchor no link leads here.',
  onThisPage: 'On this page; without one it is that of the linked section.',
  changes: { set: (name: string) => `Change the anchor of ${name}` },
} as const
