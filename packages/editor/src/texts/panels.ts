/** Names of the panels and words they share. */
export const PANEL_TEXTS = {
  labels: {
    add: 'Add',
    navigator: 'Navigator',
    pages: 'Pages',
    data: 'Data',
    design: 'Design system',
    assets: 'Assets',
    plugins: 'Plugins',
    problems: 'Problems',
    history: 'History',
    settings: 'Settings',
  },
} as const
