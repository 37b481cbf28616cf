/** Texts of popups (specification section 8, to the letter where it has them). */
export const MESSAGES = {
  componentNotFound: (id: string) => `Library component "${id}" not found.`,
  notInPopup: 'This action works inside a popup only.',
} as const
