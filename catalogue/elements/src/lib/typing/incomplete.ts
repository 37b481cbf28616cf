import { inputWords } from '../words/input-words.ts'
import { languageAt } from '../words/words.ts'

/** What a person is told who stopped half way: the builder's own words, or ours in the language of the place. */
export function incompleteMessage(control: Element | null, own: string): string {
  return own || inputWords(languageAt(control)).incomplete
}

/**
 * Lets the browser refuse what is not complete, in words that say so. Until a person changes the control its `pattern` does
 * that, as on pages without a script.
 */
export function tellIncomplete(control: HTMLInputElement, isIncomplete: boolean, own: string): void {
  control.removeAttribute('pattern')
  control.setCustomValidity(isIncomplete ? incompleteMessage(control, own) : '')
}
