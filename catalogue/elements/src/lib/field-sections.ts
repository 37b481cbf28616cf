/** What an element says by itself, where that is much: people look for it seldom. */
export const WORDS = { en: 'Words', ru: 'Слова' } as const
