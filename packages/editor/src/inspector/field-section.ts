/** The section of the inspector that fields stand in: that of the element itself, or one that they name. */
export const fieldSection = (panel: 'settings' | 'style', name: string): string => `element-${panel} ${name}`
