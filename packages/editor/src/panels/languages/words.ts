import type { LanguageTexts } from '@heddle/document/operations'

const ADD = 'Add a language'
const plural = (count: number, one: string, many = `${one}s`) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** What goes with a language, as far as it has something. */
function lost({ texts, paths, facts, pages }: LanguageTexts): string {
  const parts = [
    texts > 0 && plural(texts, 'text'),
    paths > 0 && plural(paths, 'path'),
    facts > 0 && plural(facts, 'title or description', 'titles and descriptions'),
  ].filter((part) => part !== false)
  const all = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('')
  const moved =
    pages > 0 ? ` ${plural(pages, 'page')} that had no other language ${pages === 1 ? 'is' : 'are'} in the default one now.` : ''
  return (all === '' ? 'It had no texts of its own.' : `Gone with it: ${all}.`) + moved
}

/** Words of the languages panel, and of the changes it makes. */
export const words = {
  title: 'Languages',
  add: ADD,
  find: 'Find a language by name or code',
  nothing: 'No language of that name; a code such as “pt-BR” can be typed',
  byCode: (code: string) => `Use the code “${code}”`,
  list: 'Languages of the site',
  isDefault: 'default',
  defaultLead: 'Texts that are missing in another language are those of the default one.',
  isDefaultPrefixed: 'A prefix for the default language too',
  defaultPrefixHint: (language: string) => `Its pages are at /${language}/…; addresses without a language lead there.`,
  texts: 'All texts, side by side',
  tryOut: 'What the page bears',
  pseudoHint: 'What stays plain is not translated, what is cut off has no room. Nothing is changed.',
  mirroredHint: 'As readers of Arabic or Hebrew see it, whatever the language.',
  show: 'Show the page in ',
  drag: (name: string) => `Move ${name}`,
  moved: (name: string, at: number) => `${name} stands in place ${at}`,
  more: (name: string) => `More about ${name}`,
  makeDefault: 'Make it the default',
  changeCode: 'Change the code',
  delete: 'Delete',
  code: 'Code',
  codeHint: 'As browsers know it: “fr”, “pt-BR”, “zh-Hant”. All texts go along.',
  cancel: 'Cancel',
  apply: 'Apply',
  addressOf: (prefix: string) => `Addresses begin with ${prefix}`,
  deleted: (name: string, what: LanguageTexts) => `${name} is deleted. ${lost(what)} Undo brings it back.`,
  changes: {
    add: (name: string) => `Add the language ${name}`,
    delete: (name: string) => `Delete the language ${name}`,
    move: (name: string) => `Move the language ${name}`,
    default: (name: string) => `Make ${name} the default language`,
    defaultPrefix: 'Change the prefix of the default language',
    code: (from: string, to: string) => `Change the code of a language from ${from} to ${to}`,
  },
} as const
