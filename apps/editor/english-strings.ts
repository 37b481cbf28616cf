import type { Plugin } from 'vite'

/** Strings of React Aria in one language: `react-aria/dist/private/intl/menu/de-DE.mjs`. */
// Bounded: reads addresses of modules.
const STRINGS = /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:[a-z]+\/)?(?!en-US)[a-z]{2,3}-[A-Z]{2}\.mjs$/

/**
 * Leaves what React Aria says in other languages than English out of the build: the editor speaks English, and what is said
 * in a language that is not there is said in English. It would be fifteen of six hundred KiB that are loaded at once.
 */
export function englishStrings(): Plugin {
  return {
    name: 'english-strings',
    enforce: 'pre',
    load: { filter: { id: STRINGS }, handler: () => 'export default undefined' },
  }
}
