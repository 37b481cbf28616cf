const index = { label: { en: 'Number of the tab, from 0', ru: 'Номер вкладки, считая с 0' }, example: 0 } as const
const label = { label: { en: 'Words of its tab', ru: 'Текст её вкладки' }, example: 'First' } as const

/** What stands in a tab knows which one it is; what stands in its content knows what the tab says, too. */
export const KNOWN = {
  tab: { data: { tab: { index } } },
  panel: { data: { tab: { index, label } } },
} as const
