import { ownLanguageAt } from '../controls/own-language.ts'

const WORDS = { en: 'Fill this in completely.', ru: 'Заполните это поле до конца.' } as const

/** What a person is told who stopped half way: the builder's own words, or ours in the language of the place. */
export function incompleteMessage(control: Element | null, own: string): string {
  return own || WORDS[ownLanguageAt(control)]
}

/**
 * Lets the browser refuse what is not complete, in words that say so. Until a person changes the control its `pattern` does
 * that, as on pages without a script.
 */
export function tellIncomplete(control: HTMLInputElement, isIncomplete: boolean, own: string): void {
  control.removeAttribute('pattern')
  control.setCustomValidity(isIncomplete ? incompleteMessage(control, own) : '')
}
