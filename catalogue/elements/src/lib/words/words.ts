import type { ElementWords } from './element-words.ts'

const languages = new Map<string, ElementWords>()

/** Teaches elements a language: its file does so when it is loaded, which only pages in that language do. */
export function addWords(language: string, words: ElementWords): void {
  languages.set(language, words)
}

/**
 * Words in a language such as `de` or `de-AT`.
 * @param english what is said in languages that nobody taught: it stands with the element, so that English pages load nothing
 */
export function wordsIn<Group extends keyof ElementWords>(
  language: string,
  group: Group,
  english: ElementWords[Group],
): ElementWords[Group] {
  return languages.get(language.toLowerCase().split(/[-_]/, 1)[0] ?? '')?.[group] ?? english
}

/** The language that people read where an element stands. */
export function languageAt(element: Element | null): string {
  return element?.closest<HTMLElement>('[lang]')?.lang ?? ''
}
